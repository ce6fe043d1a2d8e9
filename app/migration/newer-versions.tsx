import { Folded } from '@/components/docs/folded';
import { DataTable } from '@/components/docs/data-table';
import { InlineText } from '@/components/docs/inline-text';
import { newerVersions } from '@/components/docs/releases/newer-versions';
import { securityFixes } from '@/components/docs/releases/security-fixes';
import { Section } from '@/components/docs/section';
import { siteFacts } from '@/components/site/site-facts';
import { href } from '@/components/site/urls';

const { library, repository } = siteFacts;

/** What users of the documented version should know of later ones. */
export function NewerVersions() {
  return (
    <>
      <p>
        This site does not document versions after {library.major}. The author supports only the
        latest release; see the{' '}
        <a href={`${repository.url}/blob/master/CHANGELOG.md`}>changelog of the package</a>.
      </p>
      <DataTable
        caption="Newer versions of the package"
        columns={['Version', 'Date', 'Angular, at least', 'Change']}
        rows={newerVersions.map(({ version, date, angular, change }) => [
          version,
          date.replace(' ', '\u00a0'),
          angular,
          change,
        ])}
      />
      <p>
        Install the newest version that your Angular can use:{' '}
        <code>npm install @ks89/angular-modal-gallery@11</code> for Angular 16 and 17,{' '}
        <code>@12</code> for Angular 18, and so on.
      </p>
      <Section id="security" title="Security fixes of 16.0.0" level={3}>
        <p>
          If untrusted users can set fields of your images, validate them before you pass them to
          version {library.major}. Each was tried in a browser with {library.version}:
        </p>
        <ul>
          <li>
            <a href={href('/features/common#ModalImage.extUrl')}>
              <code>extUrl</code>
            </a>
            : {library.version} opens any scheme. A URL with <code>javascript:</code> runs with the
            origin of your page, in the same tab and in a new one. Accept <code>http:</code> and{' '}
            <code>https:</code> only, as 16.0.0 and the React edition do.
          </li>
          <li>
            <a href={href('/features/plain-gallery#AdvancedConfig.aTags')}>
              <code>aTags</code>
            </a>
            : the path of an image is written into <code>background</code>. A <code>&quot;</code> in
            it can add an image of another host, but no other property. Replace it by{' '}
            <code>%22</code>, as 16.0.0 does.
          </li>
          <li>
            <a href={href('/features/description#CurrentImageConfig.downloadable')}>
              Downloads of data URLs
            </a>
            : {library.version} saves any type, also SVG with scripts. 16.0.0 saves PNG, JPEG, GIF,
            WebP and BMP. Allow these only.
          </li>
          <li>
            Markup in <code>description</code>: in {library.version}, Angular also removes scripts,
            event attributes and <code>javascript:</code> links.
          </li>
        </ul>
        <Folded
          id="fixes-in-react"
          title="The same fixes in the React edition"
          summary={`${securityFixes.length} fixes`}
        >
          <DataTable
            caption="The fixes of 16.0.0 and the React edition"
            columns={['Fix of 16.0.0', 'React edition', 'Test file, in tests/unit/library']}
            rows={securityFixes.map(({ fix, react, test }) => [
              <InlineText key="fix" text={fix} />,
              <InlineText key="react" text={react} />,
              test ? <code key="test">{test[0]}</code> : '',
            ])}
          />
        </Folded>
      </Section>
    </>
  );
}
