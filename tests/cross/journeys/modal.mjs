const dialog = { role: 'dialog' };
const button = (name) => ({ role: 'button', name, within: dialog });
const thumbnailGroup = { role: 'group', name: 'Image previews', within: dialog };

/** The open modal gallery, located by its default labels. */
export const modal = {
  dialog,
  caption: (text) => ({ role: 'figure', text, within: dialog }),
  image: { role: 'img', within: { role: 'figure', within: dialog } },
  next: button('Next image'),
  previous: button('Previous image'),
  stop: button('Stop automatic slide show'),
  close: button('Close this modal image gallery'),
  download: button('Download the current image'),
  thumbnails: { role: 'button', name: /^Navigate to image number/, within: thumbnailGroup },
  thumbnail: (position) => ({
    role: 'button',
    name: `Navigate to image number ${position}`,
    within: thumbnailGroup,
  }),
};

const opener = (more) => ({ role: 'button', name: 'Open the gallery', ...more });

export const modalDemo = {
  name: 'modal demo',
  async run(user, { width }) {
    await user.goto('/demo/download-advanced/');
    await user.expectNoSidewaysScroll();
    await user.clickUntil(opener(), modal.dialog);
    // Autoplay would advance during the journey.
    await user.click(modal.stop);
    await user.waitFor(modal.caption('Image 1/5'));
    await user.waitFor(modal.download);
    await user.waitFor(modal.close);
    await user.waitForNone(modal.previous);

    // Phones have no thumbnails.
    if (width >= 768) {
      await user.waitFor(modal.thumbnails, 5);
      await user.click(modal.thumbnail(3));
      await user.waitFor(modal.caption('Image 3/5 - Description 3'));
      await user.waitFor({ ...modal.thumbnail(3), current: true });
    } else {
      await user.waitForNone(modal.thumbnails);
    }
    await user.screenshot('modal');

    await user.back();
    await user.waitForNone(modal.dialog);
    await user.waitForUrl('/demo/download-advanced/');
    await user.waitFor(opener({ focused: true }));

    await user.click(opener());
    await user.waitFor(modal.dialog);
    await user.click(modal.close);
    await user.waitForNone(modal.dialog);
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
  async run(user) {
    await user.goto('/about/');
    await user.goto(demo);
    for (const delay of [null, 0, 1, 2, 5, 10, 20]) {
      await user.clickUntil(opener(), modal.dialog);
      await user.evaluate(closeThenNavigate, delay);
      await user.waitForNone(modal.dialog);
      await user.waitForUrl(`${demo}#next`);
      await user.back();
      await user.waitForUrl(demo);
      await user.waitForScript(unmarked);
    }
    await user.clickUntil(opener(), modal.dialog);
    await user.evaluate(() => {
      globalThis.beforeReload = true;
      location.reload();
    });
    await user.waitForScript(() => !('beforeReload' in globalThis));
    await user.waitForNone(modal.dialog);
    await user.waitForScript(unmarked);
    await user.back();
    await user.waitForUrl('/about/');
  },
};
