import '@testing-library/jest-dom';

// jsdom knows the dialog element but not how it is opened; these do what the standard says about state and events.
if (typeof HTMLDialogElement !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
      this.setAttribute('open', '');
      // Browsers can focus an open dialog; jsdom and user-event know only tabindex.
      this.tabIndex = -1;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.removeAttribute('open');
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}

// What listeners throw is reported to the host; a test that expects it puts a spy in this place.
globalThis.reportError ??= (error: unknown) => {
  throw error;
};
