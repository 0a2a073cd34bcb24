// The open dialogs over the table: a card, a reason, a clause. The clause comes last because the others can open it.
import { BecauseDialog } from "./because";
import { CardDialog } from "./card";
import { ClauseDialog } from "./clause";
import { useDesk } from "./desk";

/** A card, and a choice with it that may be closed. */
export interface Looked {
  card: string;
  closed?: string;
}

interface Props {
  clause: string;
  looked: Looked | null;
  close: () => void;
  filter: ((clause: string) => void) | null;
}

export function Dialogs({ clause, looked, close, filter }: Props) {
  const { sight, line } = useDesk();
  const because = line?.hearing.value.because;
  const text = looked && sight.cards[looked.card];
  const closed = looked?.closed;
  const why = closed && line && sight.scene.asked ? () => (close(), line.why(closed)) : null;
  return (
    <>
      {text && <CardDialog key={looked.card} card={text} why={why} close={close} />}
      {because && <BecauseDialog key={because.id} closed={because.closed} close={() => line!.forget("because")} />}
      {clause && <ClauseDialog key={clause} game={sight.table.game} clause={clause} close={close} filter={filter} />}
    </>
  );
}
