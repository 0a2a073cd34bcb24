// Draws its children, and plays what has changed between two sights of the table.
import { Component, type ComponentChildren } from "preact";
import "../../style/motion.css";
import type { Sight } from "../hearing";
import { Flights } from "./flights";
import { type Look, look } from "./look";
import type { Moment } from "./moments";
import { perform } from "./perform";
import { isVisible } from "./queue";
import { listenForSkip } from "./skip";

interface Props {
  sight: Sight;
  pace: number; // milliseconds for this step; 0: it is just there
  moments: (was: Sight, now: Sight) => readonly Moment[];
  played?: (ms: number) => void; // how long the step takes
  isBehind?: () => boolean; // more waits to be shown
  skip?: () => void;
  children: ComponentChildren;
}

export class Moving extends Component<Props> {
  private readonly flights = new Flights();
  private stopListening = () => {};

  componentDidMount() {
    this.stopListening = listenForSkip(() => this.flights.tells || (this.props.isBehind?.() ?? false), this.skip);
  }

  componentWillUnmount() {
    this.stopListening();
    this.flights.close();
  }

  getSnapshotBeforeUpdate({ sight }: Props): Look | null {
    if (!isVisible(sight, this.props.sight)) return null;
    if (!this.props.pace) this.flights.end();
    return this.props.pace ? look() : null;
  }

  componentDidUpdate({ sight: was }: Props, _: unknown, before: Look | null) {
    const { sight, pace, moments, played } = this.props;
    const play = (from: Look) => {
      const ms = perform(this.flights, from, look(), moments(was, sight), pace);
      played?.(ms);
    };
    if (before) queueMicrotask(() => play(before)); // when every part of the board is drawn anew, and before anybody sees it
  }

  render() {
    return <>{this.props.children}</>;
  }

  private readonly skip = () => {
    this.flights.end();
    this.props.skip?.();
  };
}
