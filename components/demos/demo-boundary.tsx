'use client';
import { Component, type ReactNode } from 'react';
import { demoReady } from '../client/demo/events';
import { registerInputAdapters } from './input-adapters';

// Every gallery of the site is inside this component. Galleries look for the adapters when they mount.
registerInputAdapters();

interface State {
  failed: boolean;
}

/**
 * Error boundary of a live demo, for errors while it loads and while it renders. React mounts all boundaries of a page
 * in one commit, so the first event is that of all.
 */
export class DemoBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidMount(): void {
    document.dispatchEvent(new Event(demoReady));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="callout callout-warning" role="alert">
        <strong>This demo could not be started.</strong> The rest of the page is complete. You can{' '}
        <a href="">load the page again</a>.
      </p>
    );
  }
}
