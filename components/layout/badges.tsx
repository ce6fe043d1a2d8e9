import { siteFacts } from '@/components/site/site-facts';

/** Counters drawn by an outside service. Unreachable, each leaves its alternative text in the same space. */
export function Badges() {
  return (
    <ul className="badges" aria-label="Repository on GitHub">
      {siteFacts.badges.map(({ label, image, link }) => (
        <li key={label}>
          <a href={link}>
            <img
              src={image}
              alt={label}
              width={88}
              height={20}
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
