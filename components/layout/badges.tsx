import { siteFacts } from '@/components/site/site-facts';

/** Counters rendered by an external service. If it is unreachable, the alternative text takes the same space. */
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
