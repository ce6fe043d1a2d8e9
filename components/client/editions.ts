import { choices, write, writeUrl } from './choices';

const selector = '[data-edition-choice]';
const { dataset } = document.documentElement;

/** Shows an edition, or both, and says so on the buttons. */
function show(edition: string | undefined): void {
  if (edition) dataset.edition = edition;
  else delete dataset.edition;
  press();
}

function press(): void {
  for (const button of document.querySelectorAll<HTMLElement>(selector)) {
    button.ariaPressed = `${button.dataset.editionChoice === dataset.edition}`;
  }
}

/** A heading of both editions that is in view: what is read must not move when parts above it disappear. */
function findLandmark(): Element | undefined {
  return [...document.querySelectorAll('main :is(h1, h2, h3)')].find(
    (heading) =>
      !heading.closest('[data-edition-panel]') &&
      heading.getClientRects().length > 0 &&
      heading.getBoundingClientRect().bottom > 0,
  );
}

/** A link into the edition that is hidden shows that edition, on this page. */
function showTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const panel = target?.closest<HTMLElement>('[data-edition-panel]');
  if (!target || !panel || !dataset.edition) return;
  if (panel.dataset.editionPanel === dataset.edition) return;
  show(panel.dataset.editionPanel);
  target.scrollIntoView();
}

/** The chosen edition applies to every page of the site. The button that is pressed already shows both again. */
export function initEditionSwitch(): void {
  press();
  showTarget();
  addEventListener('pageshow', press);
  addEventListener('hashchange', showTarget);
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(selector);
    if (!button) return;
    const chosen = choices.edition.values.find((value) => value === button.dataset.editionChoice);
    const edition = chosen === dataset.edition ? undefined : chosen;
    const landmark = findLandmark();
    const before = landmark?.getBoundingClientRect().top ?? 0;
    show(edition);
    write(choices.edition.key, edition ?? null);
    writeUrl(edition);
    if (!landmark) return;
    scrollBy({ top: landmark.getBoundingClientRect().top - before, behavior: 'instant' });
  });
}
