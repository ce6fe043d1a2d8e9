const main = { role: 'main' };

export const withoutScript = {
  name: 'without script',
  reader: { scripting: false },
  async run(visitor) {
    await visitor.goto('/');
    await visitor.holds(() => matchMedia('(scripting: none)').matches);
    await visitor.sees({ role: 'heading', name: 'Welcome' });
    await visitor.sees({ role: 'link', within: { css: '.ks-plain-gallery' } }, 5);
    await visitor.seesNo({ role: 'button', name: 'Search' });
    await visitor.fits();

    // Each edition has its code, one below the other.
    await visitor.goto('/demo/array-simple/');
    await visitor.sees({ role: 'region', name: 'demo.tsx', within: main });
    await visitor.sees({ role: 'region', name: 'component.ts', within: main });

    // The slides are scrolled.
    await visitor.goto('/demo/carousel/');
    await visitor.holds(() => {
      const slides = document.querySelector('.ks-slides');
      return slides.children.length === 7 && slides.scrollWidth > 6 * slides.clientWidth;
    });
    await visitor.picture('carousel');

    await visitor.goto('/');
    await visitor.click({ role: 'link', name: 'Image 1', within: { css: '.ks-plain-gallery' } });
    await visitor.isAt('/assets/images/gallery/img1.jpg');
  },
};
