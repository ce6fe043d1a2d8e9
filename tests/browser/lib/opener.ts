import type { Page } from '@playwright/test';
import type { GalleryImage, ModalLibConfig } from 'ks-gallery-react';
import { modalOf } from './gallery';

interface Opening {
  libConfig?: ModalLibConfig;
  defaultIndex?: number;
  by?: 'mouse' | 'key';
}

/** Opens a gallery by the button of the library's page. */
export async function openByButton(
  page: Page,
  images: readonly GalleryImage[],
  { by = 'mouse', ...config }: Opening = {},
): Promise<ReturnType<typeof modalOf>> {
  await page.evaluate(
    ([list, given]) => {
      const { open } = window.library.modalGalleryService;
      const opener = document.querySelector('button')!;
      opener.addEventListener('click', () =>
        open({ id: 1, images: list, defaultIndex: 0, ...given }),
      );
    },
    [images, config] as const,
  );
  const opener = page.getByRole('button', { name: 'Opener' });
  await (by === 'mouse' ? opener.click() : opener.press('Enter'));
  return modalOf(page);
}
