import { prefetchPages } from '@/components/client/idle/prefetch';

const stop = (event: Event) => event.stopPropagation();

it.each(['pointerover', 'focusin'])(
  'a link fetches its page on %s, also while React hydrates and stops that event at the document',
  (type) => {
    document.body.innerHTML = `<a href="/${type}/">A page</a>`;
    document.addEventListener(type, stop);
    prefetchPages('/');
    document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
    const hints = [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')];
    expect(hints.map(({ href }) => new URL(href).pathname)).toContain(`/${type}/`);
    document.removeEventListener(type, stop);
  },
);
