'use client';
import { AutoClose } from './auto-close';
import { AutoUpdate } from './auto-update';
import 'ks-gallery-react/styles.css';

export default function Demo() {
  return (
    <>
      <AutoClose />
      <AutoUpdate />
    </>
  );
}
