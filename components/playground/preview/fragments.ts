/**
 * Fragments of the URL in the frame. Any of them starts the framework at once; that of reduced motion is read before
 * anything is rendered.
 */
export const fragments = { system: '#preview', reduced: '#reduced-motion' } as const;

/** Whether motion follows the system. */
export type Motion = keyof typeof fragments;
