import type { PreviewTemplateContext } from 'ks-gallery-react';
import type { Photo } from '@/components/demos/image-sets/photographs';
import './style.css';

/** The default thumbnail with the description of its image. */
export function previewsTemplate({ preview, defaultTemplate }: PreviewTemplateContext<Photo>) {
  return (
    <span className="described-preview">
      <span>{preview.caption}</span>
      {defaultTemplate}
    </span>
  );
}
