import type { GalleryErrorCode } from 'ks-gallery-react';

/** Why something went wrong, and what to do; backticks mark code. */
export interface Explanation {
  /** What one sees in the page. */
  readonly sign?: string;
  readonly cause: string;
  readonly remedy: string;
}

export interface Problem extends Explanation {
  /** Title of the section; in lower case and with hyphens it is the anchor. */
  readonly title: string;
}

/** What the library writes to the console. */
export interface ConsoleMessage extends Problem {
  /** The message after the name of the gallery, with `…` in place of values. */
  readonly message: string;
}

/** The anchor of a section on the page about troubleshooting. */
export function getAnchor(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** Each code of a `GalleryError`. */
export const errorCodes: Readonly<Record<GalleryErrorCode, Explanation>> = {
  INVALID_ID: {
    cause:
      'The id of a gallery is missing, not an integer or negative, or `linkConfig.name` is empty or contains `#`.',
    remedy:
      'Pass a whole number of at least 0, or leave `id` out on a component. Only `open` requires an id. Name a gallery in URLs with letters and hyphens: `linkConfig: { name: "album" }`.',
  },
  DUPLICATE_ID: {
    cause:
      'Another gallery of the same kind has the same id or `linkConfig.name`. A plain gallery, a carousel and a modal gallery may share an id.',
    remedy:
      'Give each its own number, or leave `id` out on components. If `open` throws it, a gallery with this id is open: close it first, or call `updateImages` of its handle.',
  },
  EMPTY_IMAGES: {
    cause: '`modalGalleryService.open` was called without images.',
    remedy:
      'Call it when the images have arrived, or render `<ModalGallery>`, which waits until there is an image.',
  },
  MISSING_CURRENT_IMAGE: {
    cause: '`currentImage` is missing, or `images` does not contain its id.',
    remedy:
      'Pass an image of the same list, or its 0-based position as `defaultIndex`. After an update of the list, look the image up again by its id.',
  },
  INVALID_INTERVAL: {
    cause: 'The `interval` of a `PlayConfig` is not greater than 0.',
    remedy:
      'Pass milliseconds, for example `interval: 3000`. To switch autoplay off, set `autoPlay: false`.',
  },
  INVALID_ZOOM: {
    cause: '`zoomConfig.max` is not a number of at least 1.',
    remedy:
      'Pass a factor such as `max: 4`. To switch zoom off, set `zoomConfig: { enable: false }`.',
  },
  INVALID_DURATION: {
    cause:
      '`openingConfig.duration`, `transitionConfig.duration` or `controlsConfig.hideAfter` is not a number of at least 0.',
    remedy: 'Pass milliseconds; 0 switches the animation off.',
  },
  INVALID_OPTION: {
    cause:
      'An option has a name that does not exist, or a value outside its range. The message lists what is allowed. The layouts `justified`, `masonry` and `columns` have no name until they are registered.',
    remedy:
      'Use one of the names in the message, with the same capital letters. TypeScript finds such strings when the options are typed, for example as `ModalLibConfig`. For those layouts call `registerLayouts()` of `ks-gallery-react/layouts`, in Next.js in a module with `"use client"`.',
  },
  LAYOUT_MISMATCH: {
    cause:
      'The layout does not fit the strategy of a plain gallery, or an object without `type` that is used as a layout has no `breakConfig`.',
    remedy:
      'Leave `strategy` out and give the layout a `type`: the missing fields of `{ type: "line" }` and `{ type: "grid" }` have defaults. `CUSTOM` is for plain galleries of your own, without the component.',
  },
  UNKNOWN_BUTTON_TYPE: {
    cause: 'The `type` of a custom button is not a member of `ButtonType`, or the name of one.',
    remedy:
      'Use a member such as `ButtonType.CLOSE`. A button that does something of your own has `ButtonType.CUSTOM` and `onClick`.',
  },
  INVALID_IMAGE: {
    cause:
      'An image has neither a `modal` part nor `src`, or it has a `modal` part and no `id` of at least 0. Or its `placeholder` is neither a colour nor a small `data:image/…` URL.',
    remedy:
      'Pass `{ src }` or `{ id, modal: { img } }`. If your data has other names, map it: `photos.map(({ url, text }) => ({ src: url, alt: text }))`.',
  },
};

/** What is logged in development only. Each message ends with the anchor of its section. */
export const developmentWarnings: readonly ConsoleMessage[] = [
  {
    title: 'Empty carousel',
    sign: 'The carousel shows a spinner or the text “There are no images.”',
    message: 'images is empty.',
    cause:
      'A carousel was rendered without images. It shows a text, or a spinner if there is no list.',
    remedy:
      'While images load, set `loadingMore`, which shows a spinner. The text is `carouselEmptyText`; the slot `empty` replaces it.',
  },
  {
    title: 'Empty modal gallery',
    message: 'images is empty; it opens when there is an image.',
    cause: '`<ModalGallery open>` was rendered without images. It stays closed.',
    remedy: 'Set `open` when the images have arrived, or leave it: the gallery opens then.',
  },
  {
    title: 'Index set sometimes',
    message: 'index must be set always or never; use defaultIndex for the first image.',
    cause: '`index` was a number in one render and `undefined` in another.',
    remedy:
      'Either keep the index in your own state in every render, or pass `defaultIndex` for the first image only.',
  },
  {
    title: 'Index out of range',
    message: 'index is …; it must be 0 to …, and is clamped.',
    cause:
      '`index` is not the 0-based position of an image, for example after images were removed.',
    remedy: 'Change your index together with the list.',
  },
  {
    title: 'Infinite row',
    message:
      'carouselSlideInfinite is true, but slides side by side have two ends: arrows, keys and autoplay continue at the other end, scrolling stops.',
    cause: '`slidesPerView` places the slides in a row that scrolls, which is not endless.',
    remedy:
      'Leave `carouselSlideInfinite` out if that is what you want, or set `slidesPerView: 1`, with which swiping is also endless.',
  },
  {
    title: 'Slides not registered',
    message: 'slidesPerView has no effect without registerSlides of ks-gallery-react/slides.',
    cause: 'A carousel has a `slidesPerView`, but `registerSlides` has not been called.',
    remedy:
      'Call `registerSlides()` once, in a module that runs in the browser and where the HTML is rendered, for example in that of the carousel.',
  },
  {
    title: 'Links not registered',
    message: 'linkConfig has no effect without registerLinks of ks-gallery-react/links.',
    cause: 'A gallery has a `linkConfig`, but `registerLinks` has not been called.',
    remedy:
      'Call `registerLinks()` once, in a module that runs in the browser and where the HTML is rendered, for example in that of the gallery.',
  },
  {
    title: 'Links and base',
    sign: 'Before scripts have run, a thumbnail leads to another page',
    message:
      'linkConfig.page is …; links of the server lead to another page than …, because of <base>.',
    cause:
      'The page has a `<base>` with another URL. Links such as `#album-3` are relative to it, and the server does not know the URL of the page.',
    remedy:
      'Give the server the path and query of the page: `linkConfig: { name: "album", page: "/album/deep?year=2026" }`.',
  },
  {
    title: 'Router in the fragment',
    message:
      'linkConfig: the fragment … is the path of a router; a gallery with a name replaces it, and a reload does not find the page.',
    cause:
      'A hash router has its path after `#`, where a gallery with `linkConfig` writes the name and the id of its image.',
    remedy:
      'Use a router that keeps its path before `#`. With a hash router leave `linkConfig` out, keep the index in a parameter of the path and pass it as `index`.',
  },
  {
    title: 'Line too wide',
    sign: 'Thumbnails continue beyond the edge of the page',
    message:
      'the line of thumbnails is … px wide in … px; set plainGalleryConfig.layout.breakConfig.wrap.',
    cause:
      'The thumbnails of a plain gallery do not fit into one line, and continue beyond its edge.',
    remedy:
      'Pass `config={{ plainGalleryConfig: { layout: { type: "line", breakConfig: { wrap: true } } } }}`, or set `flex-wrap: wrap` or `overflow-x: auto` on the gallery.',
  },
  {
    title: 'No onClickImage',
    message:
      'modalGalleryEnable is true, but there is no onClickImage callback to open a modal gallery.',
    cause: '`modalGalleryEnable` makes the slides of a carousel buttons, which do nothing.',
    remedy: 'Pass `onClickImage`, and open a modal gallery in it.',
  },
  {
    title: 'Refused URL',
    sign: 'An image is missing, or its thumbnail or button leads nowhere',
    message: '… is …; it must ….',
    cause:
      'Files can have any URL that the browser shows, except scripts and data of a document. What becomes a link, a download or a page is limited to http(s), the scheme of the page and, for files, `blob:`, so that data can neither run a script nor start another application.',
    remedy:
      'Correct the URL that the message names. In an application with a scheme of its own, such as `capacitor:`, use that of the page.',
  },
  {
    title: 'Unknown proportions',
    sign: 'Images in rows or columns move while they load, or are squares',
    message: 'images[…] has no width and height; it is a square until it has loaded.',
    cause:
      'The layouts `justified`, `masonry` and `columns` need the proportions of each image. Those of a file are known when it has loaded; above the window the image stays a square, so that it does not move what is read.',
    remedy:
      'Give the image its `width` and `height` in px, or numbers with the same proportions. An imported file has them.',
  },
  {
    title: 'Video without a file',
    message:
      'Image …: video.sources has no file; the first entry needs src, a URL that is neither a script nor a document.',
    cause: '`video.sources` is empty, or the library refuses the URL of its first entry.',
    remedy: 'Give the first entry the URL of a file as `src`.',
  },
];

/** What is also logged in production. */
export const runTimeMessages: readonly ConsoleMessage[] = [
  {
    title: 'Code not loaded',
    sign: 'The gallery opens with an error and the button “Try again”',
    message: 'The modal gallery could not be loaded.',
    cause:
      'The browser could not fetch one of the library’s files: the network failed, a new version of your application has replaced the files, or a content security policy blocks them. The dialog can be closed, and its button fetches the file again.',
    remedy:
      'The next opening tries again. Keep the files of the previous release for a while after you deploy a new one.',
  },
  {
    title: 'Part not loaded',
    message: 'The … of the modal gallery could not be loaded.',
    cause:
      'As above, for a part that is fetched when it is first used: zoom, list of keys or download. The gallery stays usable.',
    remedy: 'The next use of it tries again.',
  },
  {
    title: 'Image not downloaded',
    sign: 'Download opens the image in a new tab',
    message: 'Image … could not be downloaded.',
    cause:
      'The file could not be fetched; it was opened in a new tab instead. It is on another origin, or your server redirects to one, whose server does not allow your page to read it; or the server answered with an error or with an HTML page, such as a form for signing in; or `connect-src` of your content security policy forbids it. Or it is a data URL that is not valid base64, or the URL has a scheme that is neither http(s), `blob:` nor that of the page; these are not opened.',
    remedy:
      'Let that server send `Access-Control-Allow-Origin`, or serve the image from your own origin. Allow its host in `connect-src`. Correct a data URL.',
  },
  {
    title: 'Full screen refused',
    sign: 'The button for full screen does nothing',
    message: 'full screen was refused.',
    cause:
      'The browser or the page around an iframe does not allow full screen, or the user had not just clicked.',
    remedy:
      'In an iframe, set `allow="fullscreen"` on the `<iframe>`. Safari on iPhones has no full screen for pages.',
  },
  {
    title: 'Endless listeners',
    message: 'Gallery listeners trigger each other endlessly.',
    cause:
      'Your event listeners trigger each other in a loop: one navigates or updates, which calls the other.',
    remedy:
      'Compare before you act: navigate only if the index differs, update only if the images differ.',
  },
];

/** Faults that users report and the library cannot detect. */
export const symptoms: readonly Problem[] = [
  {
    title: 'Package not found',
    sign: '`npm install ks-gallery-react` ends with 404',
    cause: 'The package is not on npm.',
    remedy:
      'Install its file, which this site serves: `npm install` with the URL of the file or with the path of a copy. The page about releases has the link.',
  },
  {
    title: 'No styles',
    sign: 'Thumbnails are large, arrows and dots are plain buttons',
    cause: 'The stylesheet is missing.',
    remedy:
      'Import `ks-gallery-react/styles.css` once, in `src/main.tsx` of Vite or `app/layout.tsx` of Next.js. Videos, the information panel and the layouts `justified`, `masonry` and `columns` have stylesheets of their own: `ks-gallery-react/video/styles.css`, `/info/styles.css` and `/layouts/styles.css`. If you import the stylesheet of one component and toolbar buttons have no icon, import `/buttons/styles.css`, too.',
  },
  {
    title: 'Image missing',
    sign: 'A grey box with the name of an image, or “This image could not be loaded”',
    cause:
      'The browser could not load the file: the URL is wrong, the server refuses it, or a content security policy blocks it. In Next.js an imported file is an object, not a URL.',
    remedy:
      'Open the URL in a new tab, and look for a blocked request in the console. Files in the folder `public` have a URL that starts with `/`. Of an imported file in Next.js pass `src`, `width` and `height`.',
  },
  {
    title: 'Nothing opens',
    sign: 'A click on an image does nothing',
    cause:
      '`onClickImage` does not change the state that `<ModalGallery>` gets as `open`, its `images` are empty, or a carousel has no `modalGalleryEnable: true`.',
    remedy:
      'Compare your code with the page “First example”, or “Carousel and modal gallery” for a carousel. With an empty list the gallery opens when there is an image.',
  },
  {
    title: 'Thumbnails open files',
    sign: 'A click on a thumbnail leads to the image file',
    cause:
      'A thumbnail is a link to its image. It leads there without scripts, before they have run, and if the plain gallery has no `onClickImage`.',
    remedy: 'Pass `onClickImage` and open the modal gallery in it.',
  },
  {
    title: 'Popup behind the gallery',
    sign: 'A menu, a tooltip or a message is behind the gallery, and cannot be clicked',
    cause: 'It is rendered into the body, and the gallery is a modal dialog.',
    remedy:
      'Render it inside the dialog: pass `element.closest("dialog")` of the slot as the container of its portal.',
  },
  {
    title: 'No styles in a shadow root',
    sign: 'The modal gallery of a web component has no styles',
    cause:
      'A gallery that `open` shows is rendered into the body, where the stylesheet of a shadow root does not apply.',
    remedy:
      'Pass the shadow root, or an element in it, as `container`. `<ModalGallery>` is rendered into the shadow root in which it is.',
  },
  {
    title: 'Closing reloads the page',
    sign: 'The page reloads when the gallery closes',
    cause:
      'A router with a blocker was created before the gallery was imported, and hears of its history entry.',
    remedy:
      'Import the gallery statically in the module of the route, or set `closeOnBack: "close"`, which adds no entry.',
  },
  {
    title: 'Jest cannot parse',
    sign: 'Jest reports “Unexpected token export”',
    cause: 'Jest does not transform packages in `node_modules`.',
    remedy:
      'Set `transformIgnorePatterns: ["/node_modules/(?!ks-gallery-react/)"]` in its configuration.',
  },
  {
    title: 'Autoplay does not start',
    sign: 'Images do not change by themselves',
    cause:
      'The user prefers reduced motion, the pointer or the keyboard focus is on the image, the tab is hidden, the image is still loading, or there is only one image.',
    remedy:
      'You need to do nothing: autoplay resumes when the pointer or the focus leaves, the tab is shown again, or the image has loaded. With reduced motion it stays off, and its button says so.',
  },
];
