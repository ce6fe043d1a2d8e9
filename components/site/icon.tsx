import { iconsPath, type IconName } from './icons';
import { asset } from './urls';

interface IconProps {
  name: IconName;
  className?: string;
}

/** A Font Awesome icon beside a text or in a control with a name of its own. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden>
      <use href={`${asset(iconsPath)}#${name}`} />
    </svg>
  );
}
