import { galleryImages } from '@/components/demos/image-sets/gallery-images';
import { DemoIndex } from '@/components/demos/demo-index/demo-index';
import { DemoArea, demoAreaId, demoAreaTitle } from '@/components/demos/demo-area';
import { ContentPage } from '@/components/layout/content-page';
import { pageMetadata } from '@/components/site/metadata';
import { demoRoutes } from '@/components/site/route-map';
import { href } from '@/components/site/urls';
import Demo from './array-simple/demo';

const path = '/demo';

export const metadata = pageMetadata(path);

/** Shows the minimal example, and all examples as cards. */
export default function Page() {
  const contents = [
    { id: demoAreaId, title: demoAreaTitle },
    { id: 'examples', title: `All ${demoRoutes().length} examples` },
  ];
  return (
    <ContentPage
      path={path}
      contents={contents}
      lead={
        <p>
          Every demo of this section runs live and shows the code that runs. This is the smallest
          one: five images, an id and the image to start at. See{' '}
          <a href={href('/demo/array-simple')}>its code and its options</a>, or one of the other
          examples below. To combine options yourself, open the{' '}
          <a href={href('/playground')}>playground</a>.
        </p>
      }
    >
      <DemoArea slug="array-simple" images={galleryImages} isTransitionTarget={false} hasBackdrop>
        <Demo />
      </DemoArea>
      <DemoIndex />
    </ContentPage>
  );
}
