import { siteFacts } from '@/components/site/site-facts';

/** Links to the repository. A counter from an external service takes the place of the text when it has been loaded. */
export function Badges() {
  return (
    <ul className="badges" aria-label="Repository on GitHub">
      {siteFacts.badges.map(({ label, image, link }) => (
        <li key={label}>
          <a href={link}>
            <img
              src={image}
              alt=""
              width={88}
              height={20}
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
            />
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
