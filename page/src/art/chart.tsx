// Admiral: ships of the line on a chart, with the wind rose and a course.
import { Ship } from "./ship";

const RHUMBS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
const COAST = "M-10 150q30-8 40-30t40-10q14 8 6 22t18 18q26 4 18 26t-40 14q-20 26-50 20t-32-10z";
const REEF = "M250 26q20-14 34 0t26 4q10 12-6 18t-30 4q-28 0-24-26z";

const ray = (a: number, long: number) => `M322 166l${(Math.cos(a) * long).toFixed(1)} ${(Math.sin(a) * long).toFixed(1)}`;

const Rose = () => (
  <g>
    <circle cx="322" cy="166" r="30" fill="var(--chart)" stroke="var(--chart-line)" />
    <circle cx="322" cy="166" r="24" fill="none" stroke="var(--chart-line)" stroke-dasharray="2 3" />
    {[45, 135, 225, 315].map((turn) => <path key={turn} transform={`rotate(${turn} 322 166)`} d="M322 140 327 166H317z" fill="var(--chart-line)" />)}
    {[0, 90, 180, 270].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 322 166)`}>
        <path d="M322 128 329 159 322 166z" fill="var(--seat-0)" /><path d="M322 128 315 159 322 166z" fill="var(--chart-ink)" />
      </g>
    ))}
    <path d="M318 124v-10l8 10v-10" fill="none" stroke="var(--chart-ink)" stroke-width="2" />
  </g>
);

const Smoke = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}q-12-2-8-12t14-6q6-12 18-4t8 16q-4 10-16 6q-8 8-16 0z`} fill="var(--sail)" opacity=".85" />
);

export function Chart() {
  return (
    <svg viewBox="0 0 400 220" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <radialGradient id="chart-paper" r=".8"><stop stop-color="var(--chart)" /><stop offset="1" stop-color="var(--chart-edge)" /></radialGradient>
      <path d="M0 0h400v220H0z" fill="url(#chart-paper)" />
      <g stroke="var(--chart-line)" fill="none" stroke-width=".7" opacity=".55">
        {RHUMBS.map((a) => <path key={a} d={ray(a, 460)} />)}
        {[40, 80, 120, 160, 200].map((y) => <path key={y} d={`M0 ${y}h400`} stroke-dasharray="1 4" />)}
        {[40, 80, 120, 160, 200, 240, 280, 320, 360].map((x) => <path key={x} d={`M${x} 0v220`} stroke-dasharray="1 4" />)}
      </g>
      {[COAST, REEF].map((land) => (
        <g key={land}>
          <path d={land} fill="none" stroke="var(--chart-line)" stroke-width="9" opacity=".25" />
          <path d={land} fill="var(--chart-land)" stroke="var(--chart-ink)" stroke-width="1.5" />
        </g>
      ))}
      <path d="M46 146h16v-6h-4v-8h-4v5h-4v-5h-4v8h-4v6z" fill="var(--chart-ink)" />
      <path d="M96 196C150 150 190 200 240 168S300 90 376 96" fill="none" stroke="var(--seat-0)" stroke-width="2.5" stroke-dasharray="7 6" />
      <path d="M90 190l12 12m0-12-12 12" stroke="var(--seat-0)" stroke-width="3.5" stroke-linecap="round" />
      <Rose />
      <Smoke x={196} y={84} /><Smoke x={214} y={100} />
      <Ship x={54} y={14} size={0.98} flag="var(--seat-1)" />
      <Ship x={344} y={46} size={0.74} flag="var(--seat-0)" flip />
      <Ship x={150} y={112} size={0.52} flag="var(--seat-1)" />
    </svg>
  );
}
