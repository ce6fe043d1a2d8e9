import { choices, write } from './choices';

const selector = '[data-edition-choice]';

function press(): void {
  const { edition } = document.documentElement.dataset;
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    button.ariaPressed = `${button.dataset.editionChoice === edition}`;
  }
}

/** The chosen edition applies to every code panel of the site. */
export function initEditionSwitch(): void {
  press();
  addEventListener('pageshow', press);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(selector);
    const edition =
      button && choices.edition.values.find((value) => value === button.dataset.editionChoice);
    if (!button || !edition) return;
    const before = button.getBoundingClientRect().top;
    document.documentElement.dataset.edition = edition;
    write(choices.edition.key, edition);
    press();
    // Panels above change their height too: keep the pressed button where it was.
    scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}
