// A part that is drawn once for each set of properties: the sea has hundreds of lines and never changes.
import { Component, h, type ComponentType } from "preact";

export function memo<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return class Kept extends Component<P> {
    override shouldComponentUpdate(next: P) {
      return (Object.keys(next) as (keyof P)[]).some((key) => next[key] !== this.props[key]);
    }
    override render() {
      return h(Part, this.props);
    }
  };
}
