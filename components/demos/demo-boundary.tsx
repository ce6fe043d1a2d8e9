'use client';
import { Component, type ReactNode } from 'react';

/** Keeps a failure of the live part, also of its loading, to the live part. */
export class DemoBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
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
