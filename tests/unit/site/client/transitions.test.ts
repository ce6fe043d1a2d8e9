import { watchTransitions } from '@/components/client/head/transitions';

test.each([
  ['Transition was aborted because of invalid state. Page already revealed', true],
  ['The demo has failed', false],
])('of the rejection "%s" nothing handles, the console is spared: %p', (message, isSpared) => {
  watchTransitions();
  const event = new Event('unhandledrejection', { cancelable: true });
  window.dispatchEvent(Object.assign(event, { reason: new DOMException(message) }));
  expect(event.defaultPrevented).toBe(isSpared);
});
