// A sign that somebody is at work while one waits: three dots, after a while the seconds, and then what
// one can do. The dots and seconds are nothing for screen readers.
import { useEffect, useState } from "preact/hooks";
import { speaker } from "../words/speak";
import { TABLE } from "../words/table";
import { useDesk } from "./desk";

const say = speaker(TABLE);
const SOON = 3; // seconds: whoever answers within them needs no clock
const LATE = 15; // seconds: something may be wrong

/** While bots are to act. People may take days: for them there is the deadline. */
export function Thinks() {
  const { seats, status } = useDesk().sight.scene;
  const bots = seats.flatMap((who, seat) => (who.to_act && (who.kind === "bot" || who.stand_in) ? [seat] : []));
  if (status !== "running" || !bots.length) return null;
  return <Dots key={bots.join(" ")} />;
}

function Dots() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const clock = setInterval(() => setSeconds((s) => s + 1), 1000);
    return () => clearInterval(clock);
  }, []);
  return (
    <>
      <span class="thinks" aria-hidden="true">
        <i /><i /><i />
        {seconds >= SOON && <small>{say("seconds", { n: seconds })}</small>}
      </span>
      {seconds >= LATE && <small class="late">{say("bots_late")}</small>}
    </>
  );
}
