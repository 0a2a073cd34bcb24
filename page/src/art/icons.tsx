// Small signs, drawn with the colour of the text around them.
const PATHS = {
  sun: "M12 7a5 5 0 1 0 .01 0zM12 1.5v2.5M12 20v2.5M1.5 12H4M20 12h2.5M4.6 4.6l1.8 1.8M17.6 17.6l1.8 1.8M4.6 19.4l1.8-1.8M17.6 6.4l1.8-1.8",
  moon: "M20.5 14.5A9 9 0 0 1 9.5 3.5 9 9 0 1 0 20.5 14.5z",
  loud: "M3 9.5v5h4l5 4v-13l-5 4zM15.5 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12",
  mute: "M3 9.5v5h4l5 4v-13l-5 4zM16 9.5l5 5M21 9.5l-5 5",
  people: "M9 11a3.5 3.5 0 1 0-.01 0zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 11a3 3 0 1 0-1.5-5.5M17 14c3 .3 4.5 2.5 4.5 6",
  person: "M12 11a4 4 0 1 0-.01 0zM4.5 21c0-4.5 3-7 7.5-7s7.5 2.5 7.5 7",
  clock: "M12 3a9 9 0 1 0 .01 0zM12 7v5.5l3.5 2",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5",
  bot: "M5 9h14v10H5zM12 9V5M12 5a1.5 1.5 0 1 0-.01 0zM9 13v2M15 13v2M2.5 12.5v3M21.5 12.5v3",
  book: "M12 6.5C10 4.5 6.5 4 3 4.5v14c3.5-.5 7 0 9 2 2-2 5.5-2.5 9-2v-14c-3.5-.5-7 0-9 2zM12 6.5v14",
  help: "M12 3a9 9 0 1 0 .01 0zM9.3 9.6a2.8 2.8 0 1 1 4 2.6c-.9.5-1.3 1-1.3 2M12 17.2h.01",
  search: "M10.5 4a6.5 6.5 0 1 0 .01 0zM15.5 15.5 21 21",
  cross: "M6 6l12 12M18 6 6 18",
  workshop: "M14.5 6.5a4.5 4.5 0 0 1 6-4l-3 3 1 2.5 2.5 1 3-3M14.5 6.5 3.5 17.5a2.1 2.1 0 0 0 3 3L17.5 9.5",
  play: "M8 5v14l11-7z",
  learn: "M2 9.5 12 5l10 4.5L12 14zM6.500 11.500V16c3 2.600 8 2.600 11 0v-4.500M22 9.500V15",
};

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
