import type { ButtonEvent } from 'ks-gallery-react';

const results = {
  share: 'was shared',
  copy: 'was copied',
  field: 'was shown',
};

/** Says how the last link was shared. */
export function LastShare({ event }: { event: ButtonEvent | undefined }) {
  const how = event?.shareMethod;
  return (
    <p>
      {how
        ? `The link of image ${Number(event.image?.id) + 1} ${results[how]}.`
        : 'No link was shared yet.'}
    </p>
  );
}
