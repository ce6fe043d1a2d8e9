/** First script of every page: sends problems to the server, so that they are known after the page is left. */
function report(problem) {
  navigator.sendBeacon('/problems', `${location.pathname}: ${problem}`);
}

addEventListener('error', ({ message }) => report(`uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => report(`rejected: ${reason}`));
document.addEventListener('securitypolicyviolation', (event) =>
  report(`policy: ${event.effectiveDirective} refuses ${event.blockedURI || event.sample}`),
);
for (const level of ['error', 'warn']) {
  const original = console[level];
  console[level] = (...text) => {
    report(`console ${level}: ${text.join(' ')}`);
    original.apply(console, text);
  };
}
