/**
 * What users call pages, for the search of the site: phrases that a question contains, in any order and form. The words
 * for options are the tags `@alias` in the docstrings of the library.
 */

/** A page, or a section of it, that answers a question which its own words do not contain. */
export interface SearchTopic {
  readonly path: string;
  /** Default: the heading of the page. */
  readonly title?: string;
  /** Default: the description of the page. */
  readonly description?: string;
  /** Rows of the reference, or types, whose words lead here too. */
  readonly options?: readonly string[];
  readonly words?: readonly string[];
}

export const searchTopics: readonly SearchTopic[] = [
  {
    path: '/react/first-example',
    options: ['CarouselConfig.modalGalleryEnable'],
    words: ['first example', 'open gallery on click'],
  },
  {
    path: '/react/own-button',
    words: ['open from button', 'open programmatically', 'open gallery from code'],
  },
  { path: '/react/share', words: ['share', 'share link', 'copy link'] },
  { path: '/react/recipes', words: ['recipes', 'how to', 'faq', 'questions', 'cookbook'] },
  {
    path: '/react/recipes#missing',
    title: 'What the galleries do not do',
    description:
      'Rotating, cropping, editing, panoramas, uploading, Vue and other frameworks: what to use.',
    words: [
      'rotate',
      'rotate image',
      'crop image',
      'edit image',
      'image editor',
      'upload',
      '360',
      'vue',
      'svelte',
      'web component',
    ],
  },
  { path: '/react/next-image', words: ['next image', 'nextjs image', 'image component'] },
  { path: '/react/image-cdn', words: ['cdn', 'cloudinary', 'imgix', 'image server'] },
  {
    path: '/react/placeholders',
    words: ['placeholder', 'blur', 'blurhash', 'lqip', 'skeleton', 'blurred image'],
  },
  {
    path: '/react/thumbnail-captions',
    words: ['caption below thumbnail', 'hover caption', 'thumbnail text'],
  },
  {
    path: '/react/many-images',
    words: ['thousands of images', 'virtualization', 'virtual list', 'windowing'],
  },
  {
    path: '/react/api',
    words: [
      'images from an api',
      'fetch images',
      'rest api',
      'json',
      'load more button',
      'pagination',
      'retry',
    ],
  },
  {
    path: '/react/camera-data',
    words: ['camera data', 'exif', 'metadata', 'aperture', 'exposure', 'lens', 'photo details'],
  },
  { path: '/react/reorder', words: ['reorder', 'sort images', 'drag and drop', 'sortable'] },
  { path: '/react/delete-undo', words: ['undo', 'restore image'] },
  { path: '/react/selection', words: ['select images', 'selection', 'checkbox', 'multi select'] },
  { path: '/react/route-url', words: ['router', 'route', 'query parameter', 'react router url'] },
  {
    path: '/react/layouts',
    options: ['ColumnLayoutOptions.columns', 'JustifiedLayoutOptions.rowHeight'],
    words: ['uncropped', 'photo grid', 'container query'],
  },
  {
    path: '/react/releases',
    words: [
      'releases',
      'react changelog',
      'what is new',
      'current version',
      'versions',
      'feed',
      'rss',
      'atom',
    ],
  },
  {
    path: '/react/frameworks',
    words: ['framework', 'frameworks', 'vite', 'create app', 'pnpm', 'yarn', 'bun', 'esbuild'],
  },
  {
    path: '/react/frameworks#next',
    title: 'Next.js',
    description: 'The steps to a first gallery with the App Router.',
    words: ['next.js', 'nextjs', 'next', 'app router'],
  },
  {
    path: '/react/frameworks#astro',
    title: 'Astro',
    description: 'The steps to a first gallery in an island.',
    words: ['astro'],
  },
  {
    path: '/react/frameworks#react-router',
    title: 'React Router',
    description: 'The steps to a first gallery in a route.',
    words: ['react router', 'remix'],
  },
  {
    path: '/react/troubleshooting',
    words: [
      'error',
      'errors',
      'error message',
      'warning',
      'console warning',
      'not working',
      'help',
      'image not found',
      'broken image',
      'image missing',
    ],
  },
  {
    path: '/react/troubleshooting#no-styles',
    title: 'A gallery without styles',
    description: 'The stylesheet is missing: import it once.',
    words: [
      'no styles',
      'unstyled',
      'css missing',
      'styles missing',
      'css not loading',
      'huge images',
      'cannot find module',
      'looks broken',
    ],
  },
  {
    path: '/react/troubleshooting#duplicate_id',
    title: 'Two galleries with one id',
    description: 'Give each gallery an id of its own.',
    words: [
      'two galleries',
      'two galleries one page',
      'several galleries',
      'same id',
      'duplicate id',
    ],
  },
  {
    path: '/react/other-libraries',
    words: [
      'photoswipe',
      'lightgallery',
      'swiper',
      'yet another react lightbox',
      'react image gallery',
      'migrate from photoswipe',
      'alternative',
      'compare libraries',
    ],
  },
  {
    path: '/features/accessibility',
    title: 'Labels in other languages',
    description: 'The fields that replace labels and tooltips, for example by a translation.',
    options: ['AccessibilityConfig'],
  },
  {
    path: '/features/accessibility#right-to-left',
    title: 'Right-to-left pages',
    description: 'In an element with dir="rtl", arrows, keys and swipes are mirrored.',
    words: ['rtl', 'right to left', 'arabic', 'hebrew'],
  },
  {
    path: '/react/translation',
    options: ['AccessibilityConfig'],
    words: ['german', 'arabic'],
  },
  {
    path: '/features/description',
    options: ['CurrentImageConfig.captionPlacement'],
    words: ['caption', 'image text'],
  },
  {
    path: '/features/previews',
    words: ['thumbnails', 'thumbnail strip', 'thumbnails below image'],
  },
  {
    path: '/features/keyboard-config',
    words: ['keyboard shortcuts', 'shortcuts', 'hotkeys', 'key bindings'],
  },
  {
    path: '/demo/infinite-sliding',
    options: ['SlideConfig.infinite'],
  },
  {
    path: '/demo/buttons-strategies',
    words: ['delete image', 'remove image', 'delete button'],
  },
  { path: '/demo/buttons-custom-fa', options: ['ButtonsConfig.buttons'] },
  { path: '/react/video', words: ['video', 'film', 'clip', 'mp4'] },
  { path: '/react/stream', words: ['stream', 'hls', 'm3u8', 'adaptive streaming', 'live video'] },
  {
    path: '/react/any-content',
    words: ['youtube', 'vimeo', 'iframe', 'custom slide', 'audio', 'pdf', 'map', 'form'],
  },
  {
    path: '/react/class-names',
    title: 'Styling',
    description: 'Style the parts of a gallery with your own classes and with custom properties.',
    words: [
      'arrow icons',
      'custom arrows',
      'change arrow color',
      'change arrow colour',
      'arrow color',
      'arrow colour',
      'styling',
      'css variables',
      'css custom properties',
      'theme',
      'dark mode',
      'brand colors',
      'tailwind',
      'css modules',
    ],
  },
  {
    path: '/react/growing-list',
    words: ['infinite scroll', 'load more', 'lazy list', 'pagination'],
  },
  {
    path: '/react/class-names#--ks-backdrop-color',
    words: ['backdrop', 'backdrop color', 'white backdrop', 'white background'],
  },
  { path: '/features/carousel#PlayConfig.pauseOnHover', words: ['stop autoplay on hover'] },
  { path: '/react/links', words: ['without javascript', 'no scripts'] },
  { path: '/performance', words: ['bundle size', 'kb', 'kilobytes', 'gzip'] },
  {
    path: '/performance#Growth',
    title: 'Long lists',
    description: 'How time and memory grow with the number of images.',
    words: [
      '500 images performance',
      'many images',
      'large list',
      'thousands images',
      '500 images',
    ],
  },
  {
    path: '/react/csp',
    words: [
      'csp',
      'content security policy',
      'unsafe inline',
      'trusted types',
      'strict policy',
      'strict csp',
      'blocked by policy',
      'nonce',
    ],
  },
  {
    path: '/react#more',
    title: 'For coding assistants',
    description: 'Files that coding assistants read, on this site and in the package.',
    words: ['llms.txt', 'llms', 'ai', 'agents', 'assistant', 'copilot', 'claude', 'chatgpt'],
  },
  {
    path: '/react#start',
    title: 'Demos in a sandbox',
    description: 'The demos of the React edition open in StackBlitz and CodeSandbox.',
    words: ['sandbox', 'stackblitz', 'codesandbox', 'edit online'],
  },
  {
    path: '/react/toolbar-button',
    words: ['toolbar button', 'favourites', 'favorites', 'like button', 'rate image'],
  },
  {
    path: '/react/render-slots',
    words: ['slots', 'watermark', 'overlay on image', 'badge on image', 'own spinner'],
  },
  { path: '/react/controlled-index', words: ['controlled', 'redux', 'zustand', 'own state'] },
  { path: '/demo/output-events', words: ['events', 'callbacks', 'listen', 'subscribe'] },
  {
    path: '/demo/accessibility',
    words: ['accessible', 'screen reader', 'a11y', 'aria', 'wcag'],
  },
  {
    path: '/react/troubleshooting#package-not-found',
    title: 'The package is not found',
    description: 'The React edition is not on npm: install its file.',
    words: ['package not found', 'not on npm', 'npm 404', 'npm registry'],
  },
  {
    path: '/react/troubleshooting#thumbnails-open-files',
    title: 'Thumbnails open files',
    description: 'A thumbnail is a link to its image: pass onClickImage.',
    words: ['opens file', 'opens image file', 'click does nothing', 'gallery does not open'],
  },
  { path: '/react/german', words: ['german labels', 'german texts', 'deutsch'] },
  {
    path: '/react/works-with',
    words: ['radix', 'shadcn', 'mui', 'headless ui', 'react aria', 'react router', 'toast'],
  },
  {
    path: '/react/testing',
    words: ['testing', 'test', 'jest', 'vitest', 'playwright', 'testing library'],
  },
  {
    path: '/getting-started#editions',
    title: 'Two editions',
    description: 'Which versions of Angular and React the editions need, and how to install them.',
    words: ['react 19', 'react 18', 'angular 15', 'install', 'npm install', 'react version'],
  },
  {
    path: '/getting-started#react-server',
    title: 'Server rendering',
    description: 'What is rendered on the server, for example with Next.js.',
    words: ['ssr', 'server side rendering', 'server components', 'hydration'],
  },
  {
    path: '/react/reference',
    words: ['api', 'props', 'typescript', 'types', 'type definitions'],
  },
  {
    path: '/getting-started#react-stylesheet',
    title: 'Stylesheet',
    description: 'The stylesheet of the React edition and its CSS custom properties.',
    options: ['LineLayout.justify'],
  },
  { path: '/about', words: ['licence', 'license', 'credits', 'author'] },
  {
    path: '/migration#newer-versions',
    title: 'After version 10',
    description: 'What the newer versions of the Angular package changed.',
    words: [
      'changelog',
      'release notes',
      'newest version',
      'upgrade',
      'security',
      'angular 16',
      'angular 17',
      'angular 18',
      'angular 19',
      'angular 20',
      'angular 21',
      'angular 22',
    ],
  },
];
