import { Image } from '@ks89/angular-modal-gallery';

const gallery = 'assets/images/gallery';
const carousel = 'assets/images/carousel';

/** Page that the external link button opens. */
export const externalUrl = 'https://example.org/';

/** Five square images. */
export const galleryImages: Image[] = [
  new Image(0, { img: `${gallery}/img1.jpg`, extUrl: externalUrl }),
  new Image(1, { img: `${gallery}/img2.jpg`, description: 'Description 2' }),
  new Image(
    2,
    { img: `${gallery}/img3.jpg`, description: 'Description 3', extUrl: externalUrl },
    {
      img: `${gallery}/img3-thumb.jpg`,
      title: 'custom title 2',
      alt: 'custom alt 2',
      ariaLabel: 'aria label 2',
    },
  ),
  new Image(3, {
    img: `${gallery}/img4.jpg`,
    description: 'Description 4',
    extUrl: externalUrl,
  }),
  new Image(4, { img: `${gallery}/img5.jpg` }, { img: `${gallery}/img5-thumb.jpg` }),
];

/** Seven landscape images, each with a thumbnail. */
export const carouselImages: Image[] = [
  new Image(
    0,
    { img: `${carousel}/mountain-lake.jpg`, description: 'Description 1' },
    { img: `${carousel}/mountain-lake-thumb.jpg` },
  ),
  new Image(
    1,
    { img: `${carousel}/desert-hike.jpg` },
    { img: `${carousel}/desert-hike-thumb.jpg` },
  ),
  new Image(
    2,
    { img: `${carousel}/harbour-skyline.jpg`, description: 'Description 3' },
    { img: `${carousel}/harbour-skyline-thumb.jpg`, description: 'Description 3' },
  ),
  new Image(
    3,
    { img: `${carousel}/river-otter.jpg`, description: 'Description 4' },
    { img: `${carousel}/river-otter-thumb.jpg` },
  ),
  new Image(
    4,
    { img: `${carousel}/tea-gardens.jpg` },
    { img: `${carousel}/tea-gardens-thumb.jpg` },
  ),
  new Image(
    5,
    { img: `${carousel}/perched-osprey.jpg`, description: 'Description 6' },
    { img: `${carousel}/perched-osprey-thumb.jpg` },
  ),
  new Image(6, { img: `${carousel}/saturn.jpg` }, { img: `${carousel}/saturn-thumb.jpg` }),
];

/** Three small PNG images as data URLs. */
export const dataUris = {
  blue: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAIAAAACAAQMAAAD58POIAAAABlBMVEUfX4v////XQkazAAAAIUlEQVR42mNgGAWjgAD4DwWjAqMCowKjAqQKjIJRgAMAAAeI/hBIG/xUAAAAAElFTkSuQmCC',
  green:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAMgAAADIAQMAAACXljzdAAAABlBMVEUAAAA8mVBD/sWcAAAAAXRSTlMAQObYZgAAACdJREFUeNrtybENAAAIA6D+/7SuXuDQwEoCUG0uY4wxxhhjngegzgLSoEMET3LipAAAAABJRU5ErkJggg==',
  red: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAOEAAADhAQMAAAAEfUA5AAAABlBMVEX////JJDLyg86XAAAAKElEQVR42u3JsQ0AAAgDIE/3c/3A2SawUgUAEGsOba211lr7egEAYi1ZiFHFWbYUNAAAAABJRU5ErkJggg==',
};
