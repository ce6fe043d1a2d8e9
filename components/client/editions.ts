import { choices, write } from './choices';

const selector = '[data-edition-choice]';

function press(): void {
  const { edition } = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    button.setAttribute('aria-pressed', `${button.dataset.editionChoice === edition}`);
  }
}

/** One choice of edition holds for every panel of the site. */
export function initEditionSwitch(): void {
  press();
  addEventListener('pageshow', press);
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(selector);
    const edition =
      button && choices.edition.values.find((value) => value === button.dataset.editionChoice);
    if (!button || !edition) return;
    const before = button.getBoundingClientRect().top;
    document.documentElement.dataset.edition = edition;
    write(choices.edition.key, edition);
    press();
    // Panels further up change their height too: what was under the finger stays there.
    scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}
