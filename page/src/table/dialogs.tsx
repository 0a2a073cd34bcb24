// The open dialogs over the table: a card, a reason, a clause. The clause comes last because the others can open it.
import { BecauseDialog } from "./because";
import { CardDialog } from "./card";
import { ClauseDialog } from "./clause";
import { useDesk } from "./desk";

interface Props {
  clause: string;
  card: string;
  close: () => void;
  filter: ((clause: string) => void) | null;
}

export function Dialogs({ clause, card, close, filter }: Props) {
  const { sight, line } = useDesk();
  const because = line?.hearing.value.because;
  const text = sight.cards[card];
  return (
    <>
      {text && <CardDialog key={card} card={text} close={close} />}
      {because && <BecauseDialog key={because.id} closed={because.closed} close={() => line!.forget("because")} />}
      {clause && <ClauseDialog key={clause} game={sight.table.game} clause={clause} close={close} filter={filter} />}
    </>
  );
}
