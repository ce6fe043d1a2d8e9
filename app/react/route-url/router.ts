// These three functions stand for your router, for example `useSearchParams` and `navigate`.
const events = ['popstate', 'navigated'];
export function subscribe(onChange: () => void) {
  events.forEach((name) => addEventListener(name, onChange));
  return () => events.forEach((name) => removeEventListener(name, onChange));
}
export const getPhoto = () => new URLSearchParams(location.search).get('photo');
export function navigate(url: string, isNew: boolean) {
  history[isNew ? 'pushState' : 'replaceState'](null, '', url);
  dispatchEvent(new Event('navigated'));
}
