'use client';
import { Component, type ReactNode } from 'react';

interface State {
  started: boolean;
  failed: boolean;
}

/**
 * Keeps a failure of the live part, also of its loading, to the live part. The page arrives with a notice that goes
 * once the part runs; the stylesheet shows it only where that takes long, so that what never arrives is told too.
 */
export class DemoBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { started: false, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.setState({ started: true });
  }

  override render() {
    const { started, failed } = this.state;
    const again = <a href="">load the page again</a>;
    if (failed) {
      return (
        <p className="callout callout-warning" role="alert">
          <strong>This demo could not be started.</strong> The rest of the page is complete. You can{' '}
          {again}.
        </p>
      );
    }
    return (
      <>
        {!started && (
          <p className="callout callout-warning demo-late" role="status" data-pagefind-ignore>
            <strong>This demo has not started yet.</strong> The rest of the page is complete. If
            nothing happens, {again}.
          </p>
        )}
        {this.props.children}
      </>
    );
  }
}
