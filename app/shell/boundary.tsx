/** Keeps what goes wrong in one part of a page from the rest of it: that part says so, and can be tried again. */
import { Component, type ReactNode } from 'react';
import { Failure } from './failure.tsx';

interface BoundaryProps {
  /** Begins a sentence: "This page", "The calendar". */
  what: string;
  children: ReactNode;
}

interface BoundaryState {
  failure?: { error: unknown };
}

export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const again = () => this.setState({ failure: undefined });
    return <Failure what={this.props.what} error={failure.error} onAgain={again} />;
  }
}
