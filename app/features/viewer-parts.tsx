import { docUrl } from '@/components/reference/types/doc-urls';
import { pictureFormats, pictureUrl } from '@/components/layout/picture/picture-files';
import { pagePictures } from '@/components/site/routes/page-pictures';
import { asset, href } from '@/components/site/urls';

const { form, picture } = pagePictures.viewer;
const [avif, webp] = pictureFormats.map((format) => asset(pictureUrl('viewer', 'dark', format)));

interface Part {
  readonly name: string;
  /** The type of its options. */
  readonly type: string;
  /** Left, top, width and height in px of the window of the picture. */
  readonly boxes: readonly (readonly [number, number, number, number])[];
}

/** By the names that the stylesheet marks them by. */
const parts: Readonly<Record<string, Part>> = {
  autoplay: { name: 'Autoplay', type: 'PlayConfig', boxes: [[8, 8, 44, 44]] },
  toolbar: { name: 'Toolbar', type: 'ButtonsConfig', boxes: [[588, 8, 44, 44]] },
  arrows: {
    name: 'Arrows',
    type: 'SlideConfig',
    boxes: [
      [4, 255, 44, 44],
      [592, 255, 44, 44],
    ],
  },
  image: { name: 'Image', type: 'CurrentImageConfig', boxes: [[6, 68, 628, 376]] },
  caption: { name: 'Caption', type: 'Description', boxes: [[6, 448, 628, 42]] },
  dots: { name: 'Dots', type: 'DotsConfig', boxes: [[248, 502, 144, 24]] },
  thumbnails: { name: 'Thumbnails', type: 'PreviewConfig', boxes: [[122, 538, 420, 58]] },
};

const percent = (length: number, whole: number) => `${((100 * length) / whole).toFixed(1)}%`;

function Box({ part, box: [left, top, width, height] }: { part: string; box: Part['boxes'][0] }) {
  const { width: columns, height: rows } = picture.window;
  const style = {
    left: percent(left, columns),
    top: percent(top, rows),
    width: percent(width, columns),
    height: percent(height, rows),
  };
  return <span data-part={part} style={style} />;
}

/** A picture of the open modal gallery, which opens it, and its parts with links to their options. Links and options mark the parts. */
export function ViewerParts() {
  return (
    <>
      {/* The image of the picture, in the gallery below it. */}
      <a className="viewer-parts" href="#row-1-2">
        <picture>
          <source type="image/avif" srcSet={avif} />
          <img src={webp} {...form.size} alt="Open the modal gallery" decoding="async" />
        </picture>
        {Object.entries(parts).flatMap(([part, { boxes }]) =>
          boxes.map((box) => <Box key={part + box[0]} part={part} box={box} />),
        )}
      </a>
      <ul className="part-list">
        {Object.entries(parts).map(([part, { name, type }]) => (
          <li key={part}>
            <a href={href(docUrl(type))}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
