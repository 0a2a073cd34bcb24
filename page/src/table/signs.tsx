// Small signs of the table, drawn: not every system has them in its letters.
interface Props {
  path: string;
  isFilled?: boolean;
}

function Sign({ path, isFilled = false }: Props) {
  return (
    <svg class="sign" width="1em" height="1em" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill={isFilled ? "currentColor" : "none"} stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" />
    </svg>
  );
}

export const Bolt = () => <Sign path="M13 2 4 14h7l-1 8 9-12h-7z" isFilled />;
export const Clock = () => <Sign path="M12 3a9 9 0 1 0 .01 0zM12 7v5l3 3" />;
export const Back = () => <Sign path="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />;
export const Cross = () => <Sign path="M5 5l14 14M19 5 5 19" />;
export const ShutEye = () => <Sign path="M3 10c5 6 13 6 18 0M6 13l-2 3M12 15v3.5M18 13l2 3" />;
export const People = () => <Sign path="M9 11a3.5 3.5 0 1 0-.01 0zM2.5 20c0-8 13-8 13 0M16 11a3 3 0 1 0-1-5.8M17.5 14c3 .4 4 3 4 6" />;
export const Lines = () => <Sign path="M5 4h14v16H5zM8.5 9h7M8.5 13h7M8.5 17h4" />;
export const Ask = () => <Sign path="M12 3a9 9 0 1 0 .01 0zM9.3 9.6a2.8 2.8 0 1 1 4 2.6c-.9.5-1.3 1-1.3 2M12 17.2h.01" />;
export const House = () => <Sign path="M3 11 12 3l9 8M6 9.5V20h12V9.5" />;
export const Speech = () => <Sign path="M4 4h16v11H11l-5 5v-5H4zM8 8.500h8M8 11.500h5" />;
export const Bars = () => <Sign path="M4 6h16M4 12h16M4 18h16" />;
