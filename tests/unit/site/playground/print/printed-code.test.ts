import type { PlaygroundState } from '@/components/playground/fields/field';
import { printAngular } from '@/components/playground/print/print-angular';
import { printHandlers } from '@/components/playground/print/print-handlers';
import { printReact } from '@/components/playground/print/print-react';
import { readAllEvents } from '@/components/playground/fields/read-events';
import { readAllFields } from '@/components/playground/fields/read-fields';
import { objectDoc } from '@/components/reference/types/library-types';

const fields = readAllFields();
const events = readAllEvents();

const react = (state: PlaygroundState) => printReact(state, fields[state.component]);
const angular = (state: PlaygroundState) => printAngular(state, fields[state.component]);
const pick = (component: 'modal' | 'plain' | 'carousel', ...names: string[]) =>
  events[component].filter(({ name }) => names.includes(name));

describe('a layout that needs to be registered', () => {
  const state: PlaygroundState = {
    component: 'plain',
    values: {
      'plainGalleryConfig.layout': 'masonry',
      'plainGalleryConfig.layout.columns': '0: 2, 600: 3',
      'plainGalleryConfig.layout.gap': 4,
      // Of other layouts.
      'plainGalleryConfig.layout.rowHeight': 200,
      'plainGalleryConfig.layout.justify': 'end',
      'linkConfig.name': 'album',
    },
  };

  it('is registered in React, with its stylesheet and its own fields', () => {
    expect(react(state)).toBe(`'use client';
import { PlainGallery, registerLinks, type PlainLibConfig } from 'ks-gallery-react';
import { registerLayouts } from 'ks-gallery-react/layouts';
import 'ks-gallery-react/layouts/styles.css';
import { images } from './images';

registerLinks();
registerLayouts();

const config: PlainLibConfig = {
  plainGalleryConfig: { layout: { type: 'masonry', gap: 4, columns: { 0: 2, 600: 3 } } },
  linkConfig: { name: 'album' },
};

export default function Gallery() {
  return (
    <PlainGallery
      id={1}
      images={images}
      config={config}
      onClickImage={(index) => console.log(index)}
    />
  );
}
`);
  });

  it('is named in Angular code, which cannot have it', () => {
    expect(angular(state)).toContain(`export class GalleryComponent {
  readonly images = images;

  // Only in the React edition: plainGalleryConfig.layout: masonry,
  // linkConfig.name
`);
    const strategy = { 'plainGalleryConfig.strategy': 'columns' };
    const columns = angular({ component: 'plain', values: strategy });
    expect(columns).toContain(
      '// Only in the React edition: plainGalleryConfig.strategy: COLUMNS\n',
    );
    expect(columns).not.toContain('PlainGalleryStrategy.');
  });
});

it('registers slides side by side', () => {
  const values = { 'carouselConfig.slidesPerView': 2 };
  expect(react({ component: 'carousel', values })).toMatch(
    /import { Carousel, registerSlides, .*;\n[^]*\nregisterSlides\(\);\n/,
  );
});

it('handles clicks where the image of the carousel is a button', () => {
  const values = { 'carouselConfig.modalGalleryEnable': true };
  expect(react({ component: 'carousel', values })).toContain(
    'onClickImage={(index) => console.log(index)}',
  );
});

it('sets in Angular what has another default there, unless the user chose a value', () => {
  const values = { 'slideConfig.playConfig.autoPlay': false, 'previewConfig.number': 6 };
  const code = angular({ component: 'modal', values });
  expect(code).toContain('autoPlay: false');
  expect(code).toContain('number: 6');
  expect(angular({ component: 'carousel', values: {} })).not.toMatch(/autoPlay|number/);
});

it('prints a modal gallery in Angular, and names what Angular does not have', () => {
  const values = { enableCloseOutside: false, 'zoomConfig.max': 2, closeOnBack: 'close' };
  expect(angular({ component: 'modal', values })).toBe(`import { Component } from '@angular/core';
import { GalleryModule, ModalGalleryService, ModalLibConfig } from '@ks89/angular-modal-gallery';
import { images } from './images';

@Component({
  selector: 'app-gallery',
  standalone: true,
  imports: [GalleryModule],
  template: \`<button type="button" (click)="openModal()">Open the gallery</button>\`,
})
export class GalleryComponent {
  readonly images = images;

  // Only in the React edition: closeOnBack,
  // zoomConfig.max
  private readonly libConfig: ModalLibConfig = {
    slideConfig: { playConfig: { autoPlay: true, interval: 5000, pauseOnHover: true } },
    previewConfig: { visible: true, number: 4 },
    enableCloseOutside: false,
  };

  constructor(private modalGalleryService: ModalGalleryService) {}

  openModal(): void {
    // The gallery does not take the focus: Enter on the button would open a second
    // gallery with the same id, and the first could no longer be closed.
    (document.activeElement as HTMLElement | null)?.blur();
    this.modalGalleryService.open({
      id: 1,
      images: this.images,
      currentImage: this.images[0],
      libConfig: this.libConfig,
    });
  }
}
`);
});

it('prints a carousel without options in Angular', () => {
  expect(angular({ component: 'carousel', values: {} }))
    .toBe(`import { Component } from '@angular/core';
import { GalleryModule } from '@ks89/angular-modal-gallery';
import { images } from './images';

@Component({
  selector: 'app-gallery',
  standalone: true,
  imports: [GalleryModule],
  template: \`<ks-carousel [id]="1" [images]="images"></ks-carousel>\`,
})
export class GalleryComponent {
  readonly images = images;
}
`);
});

describe('handlers', () => {
  it('are props in React', () => {
    const chosen = pick('plain', 'onClickImage', 'onLinkMissing');
    expect(printHandlers('plain', chosen, 'react'))
      .toBe(`onClickImage={(index, image, action) => console.log('onClickImage', index, image, action)}
onLinkMissing={(fragment) => console.log('onLinkMissing', fragment)}
`);
  });

  it('are bindings and methods in Angular', () => {
    const chosen = pick('carousel', 'onClickImage', 'onChangeImage', 'onNearEnd');
    expect(printHandlers('carousel', chosen, 'angular')).toBe(`<!-- Template -->
(clickImage)="onClickImage($event)"
(changeImage)="onChangeImage($event)"

// Only in the React edition: onNearEnd
// Class
onClickImage(index: number): void {
  console.log('clickImage', index);
}

onChangeImage(event: ImageEvent): void {
  console.log('changeImage', event);
}
`);
  });

  it('are subscriptions for the modal gallery in Angular', () => {
    const chosen = pick('modal', 'onShow', 'onButtonAfterHook');
    expect(printHandlers('modal', chosen, 'angular'))
      .toBe(`// const ref = this.modalGalleryService.open({ … });
ref?.show$.subscribe((event) => console.log('show$', event));
ref?.buttonAfterHook$.subscribe((event) => console.log('buttonAfterHook$', event));
`);
  });

  it('replace the handler that the code has without them', () => {
    const state = { component: 'plain', values: {} } as const;
    const source = printReact(state, fields.plain, events.plain);
    expect(source.match(/onClickImage=/g)).toHaveLength(1);
  });
});

describe('events', () => {
  it('are the callbacks of the types, with their docstrings', () => {
    const { fields: props } = objectDoc('CarouselProps');
    const callbacks = props.filter(({ name }) => /^on[A-Z]/.test(name));
    expect(events.carousel.map(({ name, meaning }) => [name, meaning])).toEqual(
      callbacks.map(({ name, meaning }) => [name, meaning]),
    );
  });

  it('of the modal gallery contain every stream of its handle', () => {
    const streams = objectDoc('ModalGalleryRef').fields.map(({ name }) => name);
    expect(events.modal.flatMap(({ angularName }) => angularName ?? []).sort()).toEqual(
      streams.filter((name) => name.endsWith('$')).sort(),
    );
  });

  it.each([
    ['modal', ['onIndexChange', 'onNearEnd']],
    ['plain', ['onLinkMissing']],
    ['carousel', ['onIndexChange', 'onNearEnd']],
  ] as const)('of %s exist in Angular, except some', (component, names) => {
    const missing = events[component].filter(({ angularName }) => !angularName);
    expect(missing.map(({ name }) => name)).toEqual(names);
  });

  it('say what each callback receives', () => {
    expect(pick('plain', 'onClickImage')[0]?.parameters).toEqual([
      { name: 'index', type: 'number' },
      { name: 'image', type: 'AnyImage' },
      { name: 'action', type: 'Action' },
    ]);
    for (const { parameters } of Object.values(events).flat()) {
      expect(parameters.length).toBeGreaterThan(0);
    }
  });
});
