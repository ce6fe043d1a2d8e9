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

interface RoundButtonProps extends Omit<MarkerProps, 'number'> {
  /** Path of the icon around the middle of the button. */
  icon: string;
}

function RoundButton({ x, y, icon }: RoundButtonProps) {
  return (
    <g className="round-button" transform={`translate(${x} ${y})`}>
      <circle r="13" />
      <path d={icon} />
    </g>
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
          Modal gallery: a dark backdrop over the page; a large image with its caption in the
          middle, a smaller image and an arrow on each side, a pause button above it on the left,
          two buttons on the right, dots and a row of four thumbnails below it.
        </title>
        <rect className="veil" x="1" y="1" width="478" height="328" rx="6" />
        <Photograph of={0} x={118} y={36} width={244} height={166} />
        <rect className="caption" x="118" y="182" width="244" height="20" />
        <text className="caption-text" x="240" y="195.5">
          Image 1/5
        </text>
        <Photograph of={6} x={50} y={98} width={58} height={42} faint />
        <Photograph of={1} x={372} y={98} width={58} height={42} faint />
        {/* Arrows, pause, download and close. */}
        <RoundButton x={26} y={119} icon="M2.5-5l-5 5 5 5" />
        <RoundButton x={454} y={119} icon="M-2.5-5l5 5-5 5" />
        <RoundButton x={26} y={24} icon="M-3-5v10M3-5v10" />
        <RoundButton x={422} y={24} icon="M0-6v9m-4-4l4 4 4-4M-5 6h10" />
        <RoundButton x={454} y={24} icon="M-5-5l10 10M5-5l-10 10" />
        {dots(5, 212, 218)}
        {[0, 1, 2, 3].map((index) => (
          <Photograph key={index} of={index} x={116 + index * 63} y={240} width={58} height={42} />
        ))}
        <rect className="ring" x="114" y="238" width="62" height="46" rx="2" />
        <Marker x={240} y={64} number={1} />
        <Marker x={79} y={119} number={2} />
        <Marker x={401} y={119} number={2} />
        <Marker x={393} y={24} number={3} />
        <Marker x={190} y={218} number={4} />
        <Marker x={98} y={261} number={5} />
        <Marker x={60} y={306} number={6} />
        <Marker x={240} y={306} number={7} />
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
        <RoundButton x={42} y={112} icon="M2.5-5l-5 5 5 5" />
        <RoundButton x={438} y={112} icon="M-2.5-5l5 5-5 5" />
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
        <Marker x={70} y={112} number={2} />
        <Marker x={410} y={112} number={2} />
        <Marker x={188} y={188} number={3} />
        <Marker x={240} y={247} number={4} />
      </svg>
    </figure>
  );
}
