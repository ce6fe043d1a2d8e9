/** Emulates the preference for reduced motion, which a page cannot set for an iframe. */

/** Returns a media query that matches as the given one does with reduced motion. */
export function reduceMotion(query: string): string {
  return query
    .replace(/\(prefers-reduced-motion: ?no-preference\)/g, '(max-width: -1px)')
    .replace(/\(prefers-reduced-motion(: ?reduce)?\)/g, '(min-width: 0px)');
}

function reduceRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rule.media.mediaText = reduceMotion(rule.media.mediaText);
    if ('cssRules' in rule) reduceRules(rule.cssRules as CSSRuleList);
  }
}

/** Makes the media queries of this page match as with reduced motion, in scripts and in the style sheets of the page. */
export function emulateReducedMotion(): void {
  const matchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => matchMedia(reduceMotion(query));
  for (const { cssRules } of document.styleSheets) reduceRules(cssRules);
}
