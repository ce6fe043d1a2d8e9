/** A modal gallery inside elements, menus, fields and handlers of an application. */
import type { Page } from '@playwright/test';
import { forEachCase, someOf } from '../../lib/cases';
import { expectLeft, modalOf } from '../../lib/gallery';
import { expect, test } from '../../lib/fixtures';
import { compileStyles, gotoLibraryPage, svg } from '../../lib/library-page';

declare global {
  interface Window {
    /** Events that the application has heard. */
    heard: string[];
    setOpen: (open: boolean) => void;
  }
}

test.use({ startsDemos: false, contextOptions: { reducedMotion: 'reduce' } });

const urls = ['teal', 'navy', 'maroon'].map((id) => svg(`id="${id}" width="600" height="400"`));

/** Renders a gallery of three images inside an element of the application that hears events. */
async function renderGallery(page: Page, container: 'div' | 'dialog' = 'div'): Promise<void> {
  await gotoLibraryPage(page);
  await page.evaluate(
    ([files, tag]) => {
      const { createElement, useState, useEffect, useRef } = window.react;
      const images = files.map((src, index) => ({ src, alt: `Image ${index + 1}` }));
      window.heard = [];
      const hear = (event: { type: string }) => window.heard.push(event.type);
      function Application() {
        const [open, setOpen] = useState(false);
        const element = useRef<HTMLDialogElement>(null);
        window.setOpen = setOpen;
        useEffect(() => {
          if (tag === 'dialog') element.current?.showModal();
        }, []);
        const handlers = {
          onClick: hear,
          onDoubleClick: hear,
          onMouseDown: hear,
          onPointerDown: hear,
          onKeyDown: (event: { key: string }) => window.heard.push(`key ${event.key}`),
          onClose: hear,
          onCancel: hear,
          onToggle: hear,
          onTransitionEnd: hear,
          onAnimationEnd: hear,
        };
        const info = () => createElement('button', { type: 'button' }, 'In the slot');
        return createElement(
          tag,
          { ref: element as never, ...handlers },
          createElement('button', { type: 'button', onClick: () => setOpen(true) }, 'Open'),
          createElement(window.library.ModalGallery, {
            images,
            open,
            onOpenChange: setOpen,
            render: { info },
          }),
        );
      }
      window.renderElement(createElement(Application));
    },
    [urls, container] as const,
  );
}

/** Opens the gallery, and forgets what the application has heard until then. */
async function open(page: Page) {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const modal = modalOf(page);
  await expect(modal.image).toBeVisible();
  await page.evaluate(() => void window.heard.splice(0));
  return modal;
}

const readHeard = (page: Page) => page.evaluate(() => window.heard);

test.describe('events of a gallery', () => {
  test('that it has handled are not those of the element around it', async ({ page }) => {
    const containers = ['div', 'dialog'] as const;
    await forEachCase(
      containers.map((container) => [container, container]),
      async (container) => {
        await renderGallery(page, container);
        const modal = await open(page);
        await modal.next.click();
        await modal.next.dblclick();
        await modal.image.click();
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Tab');
        await modal.dialog.getByRole('button', { name: 'Information' }).press('Enter');
        await page.keyboard.press('?');
        const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
        await expect(keys).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(keys).toBeHidden();
        await expect(modal.image).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(modal.image).toBeHidden();
        await open(page);
        await modal.close.click();
        await expect(modal.image).toBeHidden();
        expect(await readHeard(page)).toEqual([]);
        await open(page);
        await page.mouse.click(640, 5);
        await expect(modal.image).toBeHidden();
        expect(await readHeard(page)).toEqual([]);
        await expect(page.getByRole('button', { name: 'Open', exact: true })).toBeFocused();
      },
    );
  });

  test('that it has not handled, and those of slots, go to the application', async ({ page }) => {
    await renderGallery(page);
    const modal = await open(page);
    await page.keyboard.press('x');
    await modal.dialog.getByRole('button', { name: 'Information' }).click();
    await modal.dialog.getByRole('button', { name: 'In the slot' }).click();
    expect(await readHeard(page)).toEqual(['key x', 'pointerdown', 'mousedown', 'click']);
    await expect(modal.dialog).toBeVisible();
  });
});

const menu = `<button id="trigger" onclick="menu.hidden = false; item.focus()">Trigger</button>
  <div id="menu" role="menu" hidden><button id="item" role="menuitem">Item</button></div>`;
/** As in Radix and Headless UI, where a pointer does not focus the trigger. */
const unfocused = menu.replace(
  'id="trigger"',
  'id="trigger" onpointerdown="event.preventDefault()"',
);
const buttons = '<button id="trigger">Trigger</button><button id="item">Item</button>';

interface Opener {
  markup: string;
  /** What a click on the item does besides opening the gallery. */
  also: string;
  /** Text of the element that has focus after closing. */
  focused?: string;
  /** True if nothing has had focus before. */
  isUnfocused?: boolean;
}

const openers: readonly (readonly [name: string, opener: Opener])[] = [
  ['the trigger of a menu whose item has opened it', { markup: menu, also: 'menu.remove()' }],
  [
    'the trigger of a menu that a pointer does not focus',
    { markup: unfocused, also: 'menu.remove()', isUnfocused: true },
  ],
  ['the opener', { markup: buttons, also: '', focused: 'Item' }],
  ['the trigger of a menu that is hidden', { markup: menu, also: 'menu.hidden = true' }],
  [
    'the summary of details that have closed',
    {
      markup:
        '<details id="more"><summary id="trigger">Trigger</summary><button id="item">Item</button></details>',
      also: 'more.open = false',
    },
  ],
  [
    'the trigger of a popover',
    {
      markup:
        '<button id="trigger" popovertarget="layer">Trigger</button><div id="layer" popover><button id="item">Item</button></div>',
      also: 'layer.hidePopover()',
    },
  ],
  [
    'what had focus before the row that is removed',
    {
      markup:
        '<button id="trigger">Trigger</button><p id="row"><button id="item">Item</button></p>',
      also: 'row.remove()',
    },
  ],
  [
    'what had focus before an opener that is disabled',
    { markup: buttons, also: 'item.disabled = true' },
  ],
];

test('after closing, focus goes to the opener or to what had focus before', async ({ page }) => {
  await gotoLibraryPage(page);
  await page.evaluate(() => {
    // Its presence begins to follow the focus when the browser is idle; a busy machine may never be.
    const isFollowing = new Promise<void>((resolve) => {
      window.requestIdleCallback = (callback) =>
        window.setTimeout(() => {
          callback({ didTimeout: false, timeRemaining: () => 50 });
          resolve();
        });
    });
    window.renderElement(window.react.createElement(window.library.ModalGalleryProvider));
    return isFollowing;
  });
  await forEachCase(openers, async ({ markup, also, focused = 'Trigger', isUnfocused }) => {
    await page.evaluate(
      ([html, action, [img]]) => {
        document.querySelector('main')!.innerHTML = html;
        document.querySelector('#item')!.addEventListener('click', () => {
          const image = { id: 0, modal: { img: img! } };
          window.library.modalGalleryService.open({ id: 1, images: [image], currentImage: image });
          eval(action);
        });
      },
      [markup, also, urls] as const,
    );
    if (!isUnfocused) await page.locator('#trigger').focus();
    await page.locator('#trigger').click();
    await page.locator('#item').click();
    await expect(modalOf(page).image).toBeVisible();
    await page.keyboard.press('Escape');
    await expectLeft(page);
    await expect(page.getByText(focused, { exact: true })).toBeFocused();
  });
});

test.describe('a click or key that has opened a gallery does nothing in it', () => {
  async function openOn(page: Page, type: string): Promise<void> {
    await gotoLibraryPage(page);
    await page.evaluate(
      ([event, files]) => {
        const images = files.map((img, id) => ({ id, modal: { img } }));
        const opener = document.createElement('button');
        opener.textContent = 'Everywhere';
        opener.style.cssText = 'position: fixed; inset: 0; touch-action: manipulation;';
        opener.addEventListener(event, ({ key = 'Enter' }: Event & { key?: string }) => {
          if (key !== 'Enter' || document.querySelector('dialog[open]')) return;
          window.library.modalGalleryService.open({ id: 1, images, currentImage: images[0]! });
        });
        document.body.append(opener);
        opener.focus();
      },
      [type, urls] as const,
    );
    // The code of the view is there at once, so that what the click or key does is seen.
    await page.evaluate(() => {
      const image = { id: 0, modal: { img: 'data:,' } };
      window.library.modalGalleryService
        .open({ id: 1, images: [image], currentImage: image })
        .closeModal();
    });
    await expect(modalOf(page).dialog).toHaveCount(0);
  }

  const expectFirst = async (page: Page) => {
    const modal = modalOf(page);
    await expect(modal.dialog).toBeVisible();
    await expect(modal.image).toHaveAttribute('alt', 'Image 1');
    // A press that begins in it acts.
    await modal.next.click();
    await expect(modal.image).toHaveAttribute('alt', 'Image 2');
    await page.keyboard.press('ArrowRight');
    await expect(modal.image).toHaveAttribute('alt', 'Image 3');
  };

  /** Each event at the image, at the close area above it and at an arrow. */
  const getCases = (types: readonly string[], places: readonly (readonly [number, number])[]) =>
    types.flatMap((type, index) =>
      // In an order in which each third one is at another place.
      places.map((_, turn) => {
        const [x, y] = places[(index + turn) % places.length]!;
        return [`on ${type} at ${x}, ${y}`, { type, x, y }] as const;
      }),
    );

  test('of the mouse', async ({ page }) => {
    const places = [
      [640, 450],
      [640, 5],
      [1270, 450],
    ] as const;
    const types = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
    await forEachCase(someOf(getCases(types, places)), async ({ type, x, y }) => {
      await openOn(page, type);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
      await expectFirst(page);
    });
  });

  test('@touch of a finger', async ({ page }) => {
    const places = [
      [200, 400],
      [200, 5],
      [400, 400],
    ] as const;
    const types = ['touchstart', 'touchend', 'pointerdown', 'pointerup'];
    await forEachCase(someOf(getCases(types, places)), async ({ type, x, y }) => {
      await openOn(page, type);
      await page.touchscreen.tap(x, y);
      await expectFirst(page);
    });
  });

  test('of Enter, on keydown, also while it is held', async ({ page }) => {
    await openOn(page, 'keydown');
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectFirst(page);
    await modalOf(page).close.press('Enter');
    await expect(modalOf(page).dialog).toBeHidden();
  });
});

test.describe('what a slot contains', () => {
  async function renderInfo(page: Page): Promise<void> {
    await gotoLibraryPage(page, {
      after: compileStyles('modal-gallery/optional/info/styles.scss'),
    });
    await page.evaluate((files) => {
      const { createElement, useState } = window.react;
      const images = files.map((src, index) => ({ src, alt: `Image ${index + 1}` }));
      function Popup() {
        const [open, setOpen] = useState(false);
        const style = { position: 'fixed', top: 20, left: 20 } as const;
        const choose = () => setOpen(false);
        return createElement(
          'div',
          null,
          createElement('input', { 'aria-label': 'Name' }),
          createElement('button', { onClick: () => setOpen(true) }, 'Choose'),
          open &&
            createElement(
              'div',
              { role: 'listbox', style },
              createElement('div', { role: 'option', onClick: choose }, 'First'),
            ),
        );
      }
      window.renderElement(
        createElement(window.library.ModalGallery, {
          images,
          open: true,
          render: { info: () => createElement(Popup) },
        }),
      );
    }, urls);
    await modalOf(page).dialog.getByRole('button', { name: 'Information' }).click();
  }

  test('a popup, also over the ground of the gallery, is not outside, nor is its panel', async ({
    page,
  }) => {
    await renderInfo(page);
    await page.getByRole('button', { name: 'Choose' }).click();
    await page.getByRole('option', { name: 'First' }).click();
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect(modalOf(page).dialog).toBeVisible();
    await page.getByRole('region', { name: 'Information' }).click({ position: { x: 10, y: 300 } });
    await expect(modalOf(page).dialog).toBeVisible();
    await page.mouse.click(200, 5);
    await expect(modalOf(page).dialog).toBeHidden();
  });

  test('keeps the keys of a composition', async ({ page }) => {
    await renderInfo(page);
    const field = page.getByLabel('Name');
    await field.focus();
    const { dialog, image } = modalOf(page);
    for (const key of ['Escape', 'Enter', 'ArrowRight', 'Tab'])
      for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
        const event = { key, code: key, bubbles: true, cancelable: true, ...composing };
        await field.dispatchEvent('keydown', event);
        await expect(field).toBeFocused();
        await expect(dialog).toBeVisible();
        await expect(image).toHaveAttribute('alt', 'Image 1');
      }
  });
});
