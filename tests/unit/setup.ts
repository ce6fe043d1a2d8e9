import '@testing-library/jest-dom';

// jsdom has no showModal() and close(): state and events as the HTML standard defines them.
if (typeof HTMLDialogElement !== 'undefined') {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.removeAttribute('open');
      setTimeout(() => this.dispatchEvent(new Event('close')));
    },
  });
}

// Errors of listeners are passed to reportError, which jsdom lacks; a test that expects one replaces it with a spy.
globalThis.reportError ??= (error: unknown) => {
  throw error;
};
