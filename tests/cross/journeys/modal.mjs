const dialog = { role: 'dialog' };
const button = (name) => ({ role: 'button', name, within: dialog });
const dotGroup = { role: 'group', name: 'Image navigation dots', within: dialog };
const strip = { role: 'group', name: 'Image previews', within: dialog };

/** The open modal gallery, in the words of its default texts. */
export const modal = {
  dialog,
  caption: (text) => ({ role: 'figure', text, within: dialog }),
  picture: { role: 'img', within: { role: 'figure', within: dialog } },
  next: button('Next image'),
  previous: button('Previous image'),
  stop: button('Stop automatic slide show'),
  close: button('Close this modal image gallery'),
  download: button('Download the current image'),
  dots: { role: 'button', within: dotGroup },
  dot: (place) => ({ role: 'button', name: `Navigate to image number ${place}`, within: dotGroup }),
  previews: { role: 'button', name: /^Navigate to image number/, within: strip },
  preview: (place) => ({
    role: 'button',
    name: `Navigate to image number ${place}`,
    within: strip,
  }),
};

const opener = (more) => ({ role: 'button', name: 'Open gallery 315 at image 1', ...more });

export const modalDemo = {
  name: 'modal demo',
  async run(visitor, { width }) {
    await visitor.goto('/demo/download-advanced/');
    await visitor.fits();
    await visitor.clickUntilSees(opener(), modal.dialog);
    // The show would go on while the journey looks at a picture.
    await visitor.click(modal.stop);
    await visitor.sees(modal.caption('Image 1/5'));
    await visitor.sees(modal.download);
    await visitor.sees(modal.close);
    await visitor.seesNo(modal.previous);

    // A phone's height belongs to the picture.
    if (width >= 768) {
      await visitor.sees(modal.previews, 4);
      await visitor.click(modal.preview(3));
      await visitor.sees(modal.caption('Image 3/5 - Description 3'));
      await visitor.sees({ ...modal.preview(3), current: true });
    } else {
      await visitor.seesNo(modal.previews);
    }
    await visitor.picture('modal');

    await visitor.back();
    await visitor.seesNo(modal.dialog);
    await visitor.isAt('/demo/download-advanced/');
    await visitor.sees(opener({ focused: true }));

    await visitor.click(opener());
    await visitor.sees(modal.dialog);
    await visitor.click(modal.close);
    await visitor.seesNo(modal.dialog);
  },
};

const demo = '/demo/download-advanced/';

const unmarked = () => !('ksModalGallery' in (history.state ?? {}));

function closeThenNavigate(delay) {
  const navigate = () => history.pushState(null, '', '#next');
  document.querySelector('dialog[open] [aria-label^="Close"]').click();
  if (delay === null) navigate();
  else setTimeout(navigate, delay);
}

/** No entry of a gallery is left in the history, whenever the application navigates or the user reloads. */
export const modalHistory = {
  name: 'modal history',
  widths: [768],
  async run(visitor) {
    await visitor.goto('/about/');
    await visitor.goto(demo);
    for (const delay of [null, 0, 1, 2, 5, 10, 20]) {
      await visitor.clickUntilSees(opener(), modal.dialog);
      await visitor.evaluate(closeThenNavigate, delay);
      await visitor.seesNo(modal.dialog);
      await visitor.isAt(`${demo}#next`);
      await visitor.back();
      await visitor.isAt(demo);
      await visitor.holds(unmarked);
    }
    await visitor.clickUntilSees(opener(), modal.dialog);
    await visitor.evaluate(() => {
      globalThis.beforeReload = true;
      location.reload();
    });
    await visitor.holds(() => !('beforeReload' in globalThis));
    await visitor.seesNo(modal.dialog);
    await visitor.holds(unmarked);
    await visitor.back();
    await visitor.isAt('/about/');
  },
};
