'use client';
import { Component, type ReactNode } from 'react';
import { getGiven } from '../core/images/normalize-images';
import type { AnyImage, FlatImage } from '../model/image';
import type { RenderSlot, SlotContext } from '../model/slots';

interface SlotBoundaryProps {
  /** Rendered after an error; `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** Error boundary around render slots, so that a slot that throws does not remove the gallery. */
export class SlotBoundary extends Component<SlotBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children;
  }
}

interface SlotProps<T extends AnyImage> extends Omit<SlotContext<T>, 'type'> {
  slot: RenderSlot<T> | undefined;
}

/** Calls a render slot as a component of its own, so that it may use hooks; without a slot renders the default. */
export function Slot<T extends AnyImage>({ slot, ...context }: SlotProps<T>): ReactNode {
  const { image, defaultRender } = context;
  const type = (image as FlatImage | undefined)?.video ? 'video' : 'image';
  return slot ? slot({ ...context, type, image: getGiven(image) }) : defaultRender();
}

interface EmptySlotProps {
  slot: (() => ReactNode) | undefined;
  defaultRender: () => ReactNode;
}

const Empty = ({ slot, defaultRender }: EmptySlotProps): ReactNode => (slot ?? defaultRender)();

/** Renders the slot of a list without images; the default without one, and after an error in it. */
export function EmptySlot(props: EmptySlotProps): ReactNode {
  return (
    <SlotBoundary fallback={props.defaultRender}>
      <Empty {...props} />
    </SlotBoundary>
  );
}

/** Renders a slot; the default without one, and after an error in it. */
export function SafeSlot<T extends AnyImage>(props: SlotProps<T>): ReactNode {
  if (!props.slot) return props.defaultRender();
  return (
    <SlotBoundary fallback={props.defaultRender}>
      <Slot {...props} />
    </SlotBoundary>
  );
}
