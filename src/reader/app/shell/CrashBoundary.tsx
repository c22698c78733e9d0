import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

interface CrashBoundaryProps {
  children: ReactNode;
  /** Another value clears the crash: the next page has a chance of its own. */
  resetKey?: string;
}

/** Shows the crash page in the place of children that threw while being drawn. */
export class CrashBoundary extends Component<CrashBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(previous: CrashBoundaryProps) {
    const isElsewhere = previous.resetKey !== this.props.resetKey;
    if (isElsewhere && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <ErrorScreen error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
