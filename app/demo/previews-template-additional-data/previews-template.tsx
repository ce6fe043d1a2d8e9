import type { PreviewTemplateContext } from 'ks-gallery-react';
import type { DatedImage } from '@/components/demos/image-sets/dated-images';
import './style.css';

// A fixed locale and time zone: every browser formats the same text.
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The default thumbnail with the date of its image. */
export function previewsTemplate({ preview, defaultTemplate }: PreviewTemplateContext<DatedImage>) {
  return (
    <span className="preview-with-date">
      <time dateTime={preview.pictureDate.toISOString()}>
        {dateFormat.format(preview.pictureDate)}
      </time>
      {defaultTemplate}
    </span>
  );
}
