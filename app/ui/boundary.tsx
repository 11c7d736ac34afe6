/** Contains an error in one part of a page: that part shows a message and can be tried again. */
import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../util/load-once.ts';
import { Failure } from './failure.tsx';

interface BoundaryProps {
  /** Begins a sentence: "This page", "The calendar". */
  what: string;
  /** For what opens over the page: the message opens there too, until it is closed. */
  onClose?: () => void;
  /** Another way to the same thing. */
  otherWay?: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  failure?: { error: unknown } | undefined;
  /** How often the visitor has tried again. */
  tries: number;
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { tries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  override render() {
    const { failure, tries } = this.state;
    const { children, ...props } = this.props;
    if (!failure) return children;
    const again = () => {
      forgetFailures();
      this.setState({ failure: undefined, tries: tries + 1 });
    };
    return <Failure {...props} error={failure.error} hasTried={tries > 0} onAgain={again} />;
  }
}
