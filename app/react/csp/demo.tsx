'use client';
import { ModalGallery, PlainGallery } from 'ks-gallery-react';
import { useEffect, useState } from 'react';
import { photographImages } from '@/components/demos/image-sets';
import { modalConfig, plainConfig } from './config';

export default function Demo() {
  const [index, setIndex] = useState<number>();
  const [blocked, setBlocked] = useState<readonly string[]>([]);
  useEffect(() => {
    const report = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) =>
      setBlocked((before) => [...before, `${effectiveDirective} (${blockedURI})`]);
    document.addEventListener('securitypolicyviolation', report);
    return () => document.removeEventListener('securitypolicyviolation', report);
  }, []);
  return (
    <>
      <PlainGallery images={photographImages} config={plainConfig} onClickImage={setIndex} />
      <p role="status">
        Blocked by the policy of this page: {blocked.length > 0 ? blocked.join(', ') : 'nothing'}.
      </p>
      <ModalGallery
        images={photographImages}
        config={modalConfig}
        open={index !== undefined}
        defaultIndex={index}
        onOpenChange={() => setIndex(undefined)}
      />
    </>
  );
}
