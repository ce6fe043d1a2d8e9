/** Emulates the preference for reduced motion, which browsers let nobody set for one frame. */

const feature = /\(\s*prefers-reduced-motion\s*(?::\s*([\w-]+)\s*)?\)/gi;
const always = '(min-width: 0px)';
const never = '(max-width: -1px)';

/** The media query that matches as this one does where reduced motion is preferred. */
export function reduceMotion(query: string): string {
  return query.replace(feature, (_, value?: string) =>
    value?.toLowerCase() === 'no-preference' ? never : always,
  );
}

function reduceRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      const reduced = reduceMotion(media.mediaText);
      if (reduced !== media.mediaText) media.mediaText = reduced;
    }
    if ('cssRules' in rule) reduceRules(rule.cssRules as CSSRuleList);
  }
}

/** From now on scripts and style sheets of this page find that reduced motion is preferred. */
export function emulateReducedMotion(): void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(reduceMotion(query));
  for (const { cssRules } of document.styleSheets) reduceRules(cssRules);
  const onLoad = ({ target }: Event) => {
    const isStyle = target instanceof HTMLLinkElement || target instanceof HTMLStyleElement;
    if (isStyle && target.sheet) reduceRules(target.sheet.cssRules);
  };
  // The event of a style sheet does not bubble.
  document.addEventListener('load', onLoad, { capture: true });
}
