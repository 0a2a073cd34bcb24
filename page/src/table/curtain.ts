// Several people at one screen: whose scene may be seen now. Pure.

export interface Sitter {
  seat: number;
  name: string;
  asked: boolean;
}

/** Either somebody's scene, or a curtain and whom it waits for; `null`: anybody may lift it. */
export type Stage = { look: number } | { curtain: number | null };

/** `looking` is the seat whose scene is open. It stays so until somebody else at this screen has to answer. */
export function stage(sitters: readonly Sitter[], looking: number | null, hasSecrets: boolean): Stage {
  const [first] = sitters;
  if (!first) return { curtain: null };
  if (sitters.length === 1) return { look: first.seat };
  const open = sitters.find((s) => s.seat === looking);
  if (!hasSecrets) return { look: (open ?? first).seat };
  const asked = sitters.filter((s) => s.asked);
  if (open && (open.asked || !asked.length)) return { look: open.seat };
  return { curtain: after(asked, looking)?.seat ?? null };
}

/** The next in the order of the seats, round the table. */
function after(sitters: readonly Sitter[], seat: number | null): Sitter | undefined {
  const ordered = [...sitters].sort((a, b) => a.seat - b.seat);
  return ordered.find((s) => s.seat > (seat ?? -1)) ?? ordered[0];
}
