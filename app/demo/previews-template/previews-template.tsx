import type { GalleryImage, PreviewTemplateContext } from 'ks-gallery-react';
import './style.css';

/** The default thumbnail with the description of its image. */
export function previewsTemplate({
  preview,
  defaultTemplate,
}: PreviewTemplateContext<GalleryImage>) {
  return (
    <span className="described-preview">
      <span>{preview.modal.description}</span>
      {defaultTemplate}
    </span>
  );
}
