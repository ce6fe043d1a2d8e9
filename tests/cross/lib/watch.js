/** First script of every page: tells the server what goes wrong, so that a problem outlives its page. */
function tell(problem) {
  navigator.sendBeacon('/problems', `${location.pathname}: ${problem}`);
}

addEventListener('error', ({ message }) => tell(`uncaught: ${message}`));
addEventListener('unhandledrejection', ({ reason }) => tell(`rejected: ${reason}`));
document.addEventListener('securitypolicyviolation', (event) =>
  tell(`policy: ${event.effectiveDirective} refuses ${event.blockedURI || event.sample}`),
);
for (const level of ['error', 'warn']) {
  const original = console[level];
  console[level] = (...words) => {
    tell(`console ${level}: ${words.join(' ')}`);
    original.apply(console, words);
  };
}
