const demo = '/react/several-slides/';

const region = { role: 'region', name: 'Current image and navigation' };
const button = (name) => ({ role: 'button', name, within: region });
const slide = (position) => ({
  css: `.ks-slide[data-state][aria-label="${position} of 7"]`,
  within: region,
});
const dot = (position) => ({ ...button(`Navigate to image number ${position}`), current: true });

/** Runs in the page: whether a slide is at the start of the first row, or in the middle of the second, within 1 px. */
function isSnapped(position) {
  const [atStart, inMiddle] = document.querySelectorAll('.ks-slides');
  const start = atStart.getBoundingClientRect();
  const middle = inMiddle.getBoundingClientRect();
  const first = atStart.children[position - 1].getBoundingClientRect();
  const second = inMiddle.children[position - 1].getBoundingClientRect();
  const distances = [
    first.left - start.left,
    second.left + second.width / 2 - middle.left - middle.width / 2,
  ];
  return distances.some((distance) => Math.abs(distance) < 1);
}

/** Runs in the page: scrolls both rows to a little beside a slide, as a user does with a wheel. */
function scrollBeside(position) {
  for (const row of document.querySelectorAll('.ks-slides')) {
    // Without input the row would still go where the arrow has sent it, of which WebKit may not have sent `scroll` yet.
    row.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    const { left } = row.getBoundingClientRect();
    const target = row.children[position - 1].getBoundingClientRect();
    // By `scrollBy` WebKit would snap to the next slide in this direction.
    row.scrollTo({ left: row.scrollLeft + target.left - left + 20, behavior: 'instant' });
  }
}

/** Runs in the page: whether both rows are at rest with a slide at its place. */
function areSnapped() {
  return [...document.querySelectorAll('.ks-slides')].every((row, index) => {
    const area = row.getBoundingClientRect();
    const distances = [...row.children].map((child) => {
      const { left, width } = child.getBoundingClientRect();
      return Math.abs(index ? left + width / 2 - area.left - area.width / 2 : left - area.left);
    });
    return Math.min(...distances) < 1;
  });
}

/** Runs in the page: the number of slides that fit into the first row. */
function countSlides() {
  const row = document.querySelector('.ks-slides');
  return row.clientWidth / row.firstElementChild.getBoundingClientRect().width;
}

/** Slides side by side: the browser scrolls and snaps, and the dots follow. */
export const severalSlides = {
  name: 'several slides',
  async run(user) {
    await user.goto(demo);
    await user.expectNoSidewaysScroll();
    const page = Math.floor(await user.evaluate(countSlides));
    await user.click(button('Next image'));
    await user.waitFor(slide(1 + page));
    await user.waitFor(dot(1 + page));
    await user.waitForScript(isSnapped, 1 + page);
    await user.screenshot('slides');
    await user.click(button('Previous image'));
    await user.waitFor(slide(1));
    await user.waitForScript(isSnapped, 1);
    await user.evaluate(scrollBeside, 3);
    await user.waitForScript(areSnapped);
    await user.waitFor(slide(3));
    await user.waitFor(dot(3));
  },
};

export const slidesWithoutScript = {
  name: 'several slides without script',
  settings: { scripting: false },
  async run(user) {
    await user.goto(demo);
    await user.expectNoSidewaysScroll();
    if ((await user.evaluate(countSlides)) < 1.1) throw new Error('One slide fills the row.');
    await user.evaluate(scrollBeside, 3);
    await user.waitForScript(areSnapped);
    await user.screenshot('slides');
  },
};
