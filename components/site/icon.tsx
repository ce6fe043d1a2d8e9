import { icon, type AbstractElement, type IconDefinition } from '@fortawesome/fontawesome-svg-core';
import { createElement, type ReactNode } from 'react';

interface IconProps {
  icon: IconDefinition;
  /** Name for screen readers; without it the icon is decoration beside a text. */
  label?: string;
  className?: string;
}

/** Whole units of a viewBox of 512: a fraction of a pixel of the screen, and half the bytes of the path. */
function rounded(path: string): string {
  return path
    .replace(/-?\d*\.?\d+/g, (number) => ` ${Math.round(Number(number))}`)
    .replace(/ (?=-)|(?<=[a-z]) /gi, '');
}

function draw(element: AbstractElement, key: number): ReactNode {
  const { class: className, d } = element.attributes;
  return createElement(
    element.tag,
    { key, className, d: d && rounded(d) },
    element.children?.map(draw),
  );
}

/** A Font Awesome icon as inline SVG, rendered at build time: no icon code reaches the browser. */
export function Icon({ icon: definition, label, className = '' }: IconProps) {
  const [svg] = icon(definition).abstract;
  if (!svg) return null;
  const { viewBox } = svg.attributes;
  return (
    <svg
      viewBox={viewBox}
      className={`icon ${className}`.trim()}
      fill="currentColor"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {svg.children?.map(draw)}
    </svg>
  );
}
