/** `reading` pages ship no framework runtime; `gallery` pages hydrate a gallery. */
export type PageKind = 'reading' | 'gallery';

export type DemoGroup = 'Modal' | 'Plain' | 'Carousel';
export type FeatureGroup = 'Components' | 'Basic stuff';

export interface Route {
  /** Without base path and trailing slash; home is '/'. */
  readonly path: string;
  readonly kind: PageKind;
  /** First half of the document title. */
  readonly title: string;
  readonly description: string;
  /** Text of the band across the top; home has its own header instead. */
  readonly band: string;
  /** The page's main heading. */
  readonly heading: string;
  /** Set where the same page has a better URL. */
  readonly canonical?: string;
  readonly feature?: { readonly label: string; readonly group: FeatureGroup };
  readonly demo?: {
    readonly slug: string;
    readonly label: string;
    readonly group: DemoGroup;
    /** Where the options that the demo uses are explained. */
    readonly explainedAt: readonly string[];
  };
}
