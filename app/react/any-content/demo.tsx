'use client';
import { ModalGallery, PlainGallery, type SlotContext } from 'ks-gallery-react';
import { useState, type ReactNode } from 'react';
import { contentImages, type ContentImage } from '@/components/demos/image-sets';
import { modalConfig, plainConfig } from './config';
import './style.css';

type Slide = SlotContext<ContentImage>;

/** A sound below its image. */
function Sound({ image, defaultRender }: Slide): ReactNode {
  return (
    <div className="content-slide">
      {defaultRender()}
      <audio controls preload="none" src={image.file} aria-label="Sound of the lake" />
    </div>
  );
}

/** The image before and after a change, which a slider divides. */
function Comparison({ image, defaultRender }: Slide): ReactNode {
  const [percent, setPercent] = useState(50);
  return (
    <div className="content-slide">
      <div className="comparison">
        {defaultRender()}
        <img
          src={image.modal.img}
          alt="The same photograph in black and white"
          style={{ clipPath: `inset(0 0 0 ${percent}%)` }}
        />
      </div>
      <label>
        Part in colour{' '}
        <input
          type="range"
          value={percent}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
      </label>
    </div>
  );
}

interface FrameProps extends Slide {
  title: string;
  button: string;
}

/** The image until a press, and then the page of another host. Before it, nothing is requested from there. */
function Frame({ image, title, button, defaultRender }: FrameProps): ReactNode {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded)
    return <iframe className="content-frame" src={image.file} title={title} allow="fullscreen" />;
  return (
    <div className="content-slide">
      {defaultRender()}
      <button type="button" className="button" onClick={() => setLoaded(true)}>
        {button}
      </button>
    </div>
  );
}

function Form(): ReactNode {
  const [name, setName] = useState('');
  const [sent, setSent] = useState('');
  return (
    <form
      className="content-slide content-form"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(name);
      }}
    >
      <label>
        Your name <input value={name} required onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="button">
        Order a print
      </button>
      <p role="status">{sent && `Thank you, ${sent}. This form sends nothing.`}</p>
    </form>
  );
}

/** The first page of a document, with a link that opens it in the viewer of the browser. */
function Document({ image, defaultRender }: Slide): ReactNode {
  return (
    <div className="content-slide">
      {defaultRender()}
      <a className="button" href={image.file} target="_blank" rel="noopener">
        Open the PDF file
      </a>
    </div>
  );
}

const slides: Record<ContentImage['kind'], (slide: Slide) => ReactNode> = {
  sound: (slide) => <Sound {...slide} />,
  comparison: (slide) => <Comparison {...slide} />,
  form: () => <Form />,
  document: (slide) => <Document {...slide} />,
  player: (slide) => (
    <Frame {...slide} title="Video on YouTube" button="Play: loads www.youtube-nocookie.com" />
  ),
  map: (slide) => (
    <Frame {...slide} title="Map of the lake" button="Show the map: loads www.openstreetmap.org" />
  ),
};

export default function Demo() {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <PlainGallery images={contentImages} config={plainConfig} onClickImage={setIndex} />
      <ModalGallery
        images={contentImages}
        config={modalConfig}
        render={{ slide: (context) => slides[context.image.kind](context) }}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
