// A round button with a sign: back, on, play.
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";

const say = speaker(TABLE);
export const SIGNS = { // paths in a box of 24 by 24
  start: "M6 5v14M19 5 9 12l10 7z",
  back: "M17 5 7 12l10 7z",
  play: "M6 4v16l14-8z",
  pause: "M8 5v14M16 5v14",
  on: "M7 5l10 7-10 7z",
  end: "M5 5l10 7-10 7zM18 5v14",
};

interface Props {
  name: Parameters<typeof say>[0];
  sign: keyof typeof SIGNS;
  press: () => void;
  primary?: boolean;
  disabled?: boolean; // it stays where it is, for whoever has the focus there
}

export function StepButton({ name, sign, press, primary, disabled }: Props) {
  return (
    <button type="button" class={primary ? "button round primary" : "button round"} aria-label={say(name)} title={say(name)} aria-disabled={disabled} onClick={() => !disabled && press()}>
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} fill="currentColor" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round" />
      </svg>
    </button>
  );
}
