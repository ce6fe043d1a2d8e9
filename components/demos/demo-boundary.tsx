'use client';
import '@/styles/demos.scss';
import { Component, type ReactNode } from 'react';
import { demoReady } from '../client/demo-events';
import { registerInputAdapters } from './input-adapters';

// Every gallery of the site is inside this component. Galleries look for the adapters when they mount.
registerInputAdapters();

interface DemoBoundaryProps {
  children: ReactNode;
  /** Renders the notice. False beside a part that has it, so that the page says it once. */
  hasNotice?: boolean;
}

interface State {
  started: boolean;
  failed: boolean;
}

/**
 * Error boundary of a live demo, for errors while it loads and while it renders. The HTML contains a notice that is
 * removed when the demo has mounted. The stylesheet shows the notice after 10 s, so that it also covers scripts that
 * never arrive. React mounts all boundaries of a page in one commit, so the first event is that of all.
 */
export class DemoBoundary extends Component<DemoBoundaryProps, State> {
  override state: State = { started: false, failed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override componentDidMount(): void {
    this.setState({ started: true });
    document.dispatchEvent(new Event(demoReady));
  }

  override render() {
    const { hasNotice = true, children } = this.props;
    const { started, failed } = this.state;
    const reloadLink = <a href="">load the page again</a>;
    if (failed) {
      return (
        <p className="callout callout-warning" role="alert">
          <strong>This demo could not be started.</strong> The rest of the page is complete. You can{' '}
          {reloadLink}.
        </p>
      );
    }
    return (
      <>
        {hasNotice && !started && (
          <p className="callout callout-warning demo-late" role="status" data-pagefind-ignore>
            <strong>This demo has not started yet.</strong> The rest of the page is complete. If
            nothing happens, {reloadLink}.
          </p>
        )}
        {children}
      </>
    );
  }
}
