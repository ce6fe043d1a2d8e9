'use client';
import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`; React 18 warns about it on the server, where no effect runs. */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
