import type { CarouselLibConfig, ModalLibConfig, PlainLibConfig } from 'ks-gallery-react';

interface ConfigByType {
  readonly ModalLibConfig: ModalLibConfig;
  readonly PlainLibConfig: PlainLibConfig;
  readonly CarouselLibConfig: CarouselLibConfig;
}

/** A configuration object that a demo passes to the library, with the name of its type for the reference. */
export type DemoConfiguration = {
  readonly [Type in keyof ConfigByType]: {
    readonly type: Type;
    readonly value: ConfigByType[Type];
    /** What it configures, if the demo has several of one type. */
    readonly label?: string;
  };
}[keyof ConfigByType];
