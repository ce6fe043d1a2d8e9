const main = { role: 'main' };

export const withoutScript = {
  name: 'without script',
  settings: { scripting: false },
  async run(user) {
    await user.goto('/');
    await user.waitForScript(() => matchMedia('(scripting: none)').matches);
    await user.waitFor({ role: 'heading', name: 'Welcome' });
    await user.waitFor({ role: 'link', within: { css: '.home-demo' } }, 5);
    await user.waitForNone({ role: 'button', name: 'Search' });
    await user.expectNoSidewaysScroll();

    // Without JavaScript a thumbnail opens a full view. Hidden views request no image; those of other pages
    // are not in the cache yet, from which browsers take a larger file than they need. The header shows the last two.
    const hasFetchedOneImage = () =>
      performance.getEntriesByType('resource').filter(({ name }) => /img[123]\.\w+$/.test(name))
        .length === 1;
    await user.click({ role: 'link', name: 'Image 1', within: { css: '.home-demo' } });
    await user.waitForUrl('/#gallery-0');
    await user.waitForScript(() => document.activeElement?.id === 'gallery-0');
    await user.screenshot('full-view');
    await user.waitForScript(hasFetchedOneImage);
    await user.click({ role: 'link', name: 'Next image' });
    await user.waitForUrl('/#gallery-1');
    await user.click({ role: 'link', name: 'Close' });
    await user.waitForNone({ role: 'link', name: 'Close' });
    await user.waitFor({ role: 'link', name: 'Image 1', within: { css: '.home-demo' } });

    // Without JavaScript the code of both editions is visible.
    await user.goto('/demo/array-simple/');
    await user.waitFor({ role: 'region', name: 'React: demo.tsx', within: main });
    await user.waitFor({ role: 'region', name: 'Angular: component.ts', within: main });

    // Without JavaScript the slides are in a row that scrolls.
    await user.goto('/demo/carousel/');
    await user.waitForScript(() => {
      const slides = document.querySelector('.ks-slides');
      return slides.children.length === 7 && slides.scrollWidth > 6 * slides.clientWidth;
    });
    await user.screenshot('carousel');
  },
};
