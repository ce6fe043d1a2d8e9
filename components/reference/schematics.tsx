import './schematics.css';
import { carouselPhotographs } from '@/components/site/photographs/carousel';
import { asset } from '@/components/site/urls';

interface MarkerProps {
  x: number;
  y: number;
  number: number;
}

function Marker({ x, y, number }: MarkerProps) {
  return (
    <>
      <circle className="number" cx={x} cy={y} r="11" />
      <text className="number-text" x={x} y={y + 4.5}>
        {number}
      </text>
    </>
  );
}

interface PhotographProps extends Omit<MarkerProps, 'number'> {
  width: number;
  height: number;
  /** Which photograph. */
  of: number;
  /** An image that is not the active one. */
  faint?: boolean;
}

function Photograph({ of: index, faint, ...box }: PhotographProps) {
  const { files, thumb } = carouselPhotographs[index % carouselPhotographs.length]!;
  const { src } = box.width > 200 ? (files.webp[1] ?? thumb.webp) : thumb.webp;
  return (
    <image
      className={faint ? 'faint' : undefined}
      href={asset(src)}
      {...box}
      preserveAspectRatio="xMidYMid slice"
    />
  );
}

function dots(count: number, x: number, y: number) {
  return Array.from({ length: count }, (_, index) => (
    <circle
      key={index}
      className="dot"
      cx={x + index * 14}
      cy={y}
      r="4"
      opacity={index ? 0.5 : 1}
    />
  ));
}

/** The seven parts of the modal gallery, numbered as in the list below the diagram. */
export function ModalSchematic() {
  return (
    <figure className="schematic">
      <svg viewBox="0 0 480 330" role="img" aria-labelledby="modal-schematic">
        <title id="modal-schematic">
          Modal gallery: a dark backdrop over the page; a large image in the middle with a smaller
          image and an arrow on each side, buttons above it on the right, dots and a row of four
          thumbnails below it.
        </title>
        <rect className="veil" x="1" y="1" width="478" height="328" rx="6" />
        <Photograph of={0} x={130} y={62} width={220} height={150} />
        <Photograph of={6} x={48} y={112} width={60} height={50} faint />
        <Photograph of={1} x={372} y={112} width={60} height={50} faint />
        <path className="control" d="M30 127l-9 10 9 10M450 127l9 10-9 10" />
        <path
          className="control"
          d="M436 24l18 18M454 24l-18 18M402 22v15m-7-6l7 7 7-7M394 42h16"
        />
        {dots(5, 212, 232)}
        {[0, 1, 2, 3].map((index) => (
          <Photograph
            key={index}
            of={index}
            x={136 + index * 54}
            y={256}
            width={46}
            height={38}
            faint={index > 0}
          />
        ))}
        <path className="control" d="M122 269l-6 6 6 6M358 269l6 6-6 6" />
        <Marker x={240} y={88} number={1} />
        <Marker x={78} y={137} number={2} />
        <Marker x={402} y={137} number={2} />
        <Marker x={372} y={32} number={3} />
        <Marker x={188} y={232} number={4} />
        <Marker x={240} y={275} number={5} />
        <Marker x={60} y={290} number={6} />
        <Marker x={24} y={24} number={7} />
      </svg>
    </figure>
  );
}

export function PlainSchematic() {
  return (
    <figure className="schematic">
      <svg viewBox="0 0 480 120" role="img" aria-labelledby="plain-schematic">
        <title id="plain-schematic">
          Plain gallery: a row of five thumbnails of the same size within the page.
        </title>
        <rect className="plate" x="1" y="1" width="478" height="118" rx="6" />
        {[0, 1, 2, 3, 4].map((index) => (
          <Photograph key={index} of={index} x={24 + index * 88} y={28} width={80} height={64} />
        ))}
      </svg>
    </figure>
  );
}

/** The four parts of the carousel, numbered as in the list beside the diagram. */
export function CarouselSchematic() {
  return (
    <figure className="schematic">
      <svg viewBox="0 0 480 300" role="img" aria-labelledby="carousel-schematic">
        <title id="carousel-schematic">
          Carousel: a wide image within the page with an arrow on each side and dots at its lower
          edge, and a row of four thumbnails below it.
        </title>
        <rect className="plate" x="1" y="1" width="478" height="298" rx="6" />
        <Photograph of={4} x={20} y={20} width={440} height={186} />
        <path className="control" d="M44 100l-10 12 10 12M436 100l10 12-10 12" />
        {dots(5, 212, 188)}
        {[0, 1, 2, 3].map((index) => (
          <Photograph
            key={index}
            of={4 + index}
            x={20 + index * 111}
            y={216}
            width={107}
            height={62}
          />
        ))}
        <Marker x={240} y={60} number={1} />
        <Marker x={66} y={112} number={2} />
        <Marker x={414} y={112} number={2} />
        <Marker x={188} y={188} number={3} />
        <Marker x={240} y={247} number={4} />
      </svg>
    </figure>
  );
}
