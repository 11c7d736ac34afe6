/** Contains an error in one part of a page: that part shows a message and can be tried again. */
import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../data/lists.ts';
import { Failure } from './failure.tsx';

interface BoundaryProps {
  /** What a visitor reads if it fails: "The calendar could not be shown". */
  message: string;
  /** For what opens over the page: the message opens there too, until it is closed. */
  onClose?: () => void;
  /** Another way to the same thing. */
  otherWay?: ReactNode;
  /** What of its kind it shows: when that changes, a failure is forgotten. */
  part?: string;
  /** What stays around the message. */
  around?: (message: ReactNode) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  failure?: { error: unknown } | undefined;
  /** How often the visitor has tried again. */
  tries: number;
  part?: string | undefined;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { tries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { part }: BoundaryProps,
    state: BoundaryState,
  ): Partial<BoundaryState> | null {
    return part === state.part ? null : { part, failure: undefined, tries: 0 };
  }

  override render() {
    const { failure, tries } = this.state;
    const { children, around = (message) => message, part: _, ...props } = this.props;
    if (!failure) return children;
    const again = () => {
      forgetFailures();
      this.setState({ failure: undefined, tries: tries + 1 });
    };
    return around(<Failure {...props} error={failure.error} hasTried={tries > 0} onAgain={again} />);
  }
}
