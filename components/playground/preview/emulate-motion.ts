/** Emulates the preference for reduced motion, which a page cannot set for a frame. */

const feature = /\(\s*prefers-reduced-motion\s*(?::\s*([\w-]+)\s*)?\)/gi;
const always = '(min-width: 0px)';
const never = '(max-width: -1px)';

/** Returns a media query that matches as the given one does with reduced motion. */
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

/** Makes media queries of this page match as with reduced motion: in scripts and in style sheets, also later ones. */
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
