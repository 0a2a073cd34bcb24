// What a catch meets: soldiers, tanks and planes by strength, or an empty street.
const SOLDIER = "M-13 0c0-11 5-17 13-17S13-11 13 0h4v4h-34v-4zM-9 6H9v4c0 5-4 8-9 8s-9-3-9-8zM-14 40c0-11 5-18 14-18s14 7 14 18z";
const TANK = "M14 62h62l10 8-10 12H20L4 70zM30 62V48h28l4 14M56 50h32v5H58z";
const PLANE = "M6 26l14-3L38 6h8l-8 16 26-2 8-9h6l-3 13 3 9h-6l-9-7-26 1 7 14h-8L20 30z";
const STREET = "M8 84V46h22v38M36 84V30h24v54M66 84V54h16v30M14 54h4v6h-4zM42 40h5v6h-5zM50 56h5v6h-5z";

export function ArmyArt({ strength }: { strength: number }) {
  return (
    <svg class="army-art" viewBox="0 0 90 88" aria-hidden="true">
      <path d="M0 84h90v4H0z" class="steel" opacity=".5" />
      {strength === 0 ? <path d={STREET} class="outline" /> : strength < 18 ? <Soldiers strength={strength} /> : <Machines strength={strength} />}
    </svg>
  );
}

function Soldiers({ strength }: { strength: number }) {
  const at = strength < 12 ? [45] : strength < 16 ? [28, 62] : [20, 70, 45];
  return (
    <>
      {at.map((x, i) => (
        <path key={x} d={SOLDIER} transform={`translate(${x} ${i === 2 ? 46 : 42})`} class="steel" />
      ))}
    </>
  );
}

function Machines({ strength }: { strength: number }) {
  return (
    <>
      {strength >= 20 && <path d={PLANE} class="steel" />}
      {strength !== 20 && <path d={TANK} class="steel" />}
      {strength >= 23 && <path d="M74 4l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z" class="star" />}
      {strength === 20 && <path d={PLANE} transform="translate(8 36)" class="steel" />}
    </>
  );
}
