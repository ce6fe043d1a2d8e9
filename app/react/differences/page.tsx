import { ContentPage } from '@/components/layout/content-page';
import {
  differenceGroups,
  EditionDifferences,
} from '@/components/reference/differences/edition-differences';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';

const path = '/react/differences';
const { library } = siteFacts;

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <ContentPage
      path={path}
      lead={
        <p>
          Read this page when you know one edition and use the other. The React edition has all
          options of the Angular package under the same names, and more. “Angular” is version{' '}
          {library.version} of <code>{library.packageName}</code>. Subjects with * were read in its
          code, the others were observed with Angular 15.2.10 in Chromium.
        </p>
      }
      contents={differenceGroups}
    >
      <EditionDifferences />
    </ContentPage>
  );
}
