import { ReactDemoCards } from '@/components/demos/react-demo-cards';
import { DocsPage } from '@/components/docs/docs-page';
import { Section } from '@/components/docs/section';
import { Snippet } from '@/components/docs/snippet';
import { asset, href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import { siteFacts } from '@/components/site/site-facts';
import { policy } from './csp/policy';
import '@/components/demos/sheet/cards.scss';

const path = '/react';

export const metadata = pageMetadata(path);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          The React edition has all options of the Angular package under the same names. The demos
          on this page show what it adds for React developers. For everything else, see the{' '}
          <a href={href('/demo')}>examples</a> of both editions.
        </p>
      }
    >
      <Section id="demos" title="Demos">
        <ReactDemoCards />
      </Section>
      <Section id="adapters" title="Hammer.js and Mousetrap">
        <p>
          The library recognises gestures and keyboard shortcuts by itself and has no dependency. If
          your application already uses Hammer.js or Mousetrap, let the galleries use them, too:
          call <code>registerHammer()</code> of <code>ks-gallery-react/hammer</code> or{' '}
          <code>registerMousetrap()</code> of <code>ks-gallery-react/mousetrap</code> once, before a
          gallery mounts. Both packages are optional peer dependencies. This site registers both.
        </p>
      </Section>
      <Section id="csp" title="Content security policy">
        <p>
          The galleries need no inline script, no <code>eval</code> and no style element.{' '}
          <a href={href('/react/csp')}>A demo</a> runs under this policy:
        </p>
        <Snippet title="Content security policy" code={policy} />
      </Section>
      <Section id="more" title="More about the React edition">
        <ul>
          <li>
            <a href={href('/getting-started#react-edition')}>Installation</a> from the{' '}
            <a href={asset(siteFacts.reactEdition.archive)}>packed file</a> that this site serves.
          </li>
          <li>
            Guides: <a href={href('/react/frameworks')}>frameworks</a>,{' '}
            <a href={href('/react/recipes')}>recipes</a>,{' '}
            <a href={href('/react/other-libraries')}>from another library</a>,{' '}
            <a href={href('/react/works-with')}>works with</a>,{' '}
            <a href={href('/react/testing')}>testing</a>,{' '}
            <a href={href('/react/troubleshooting')}>troubleshooting</a>,{' '}
            <a href={href('/react/releases')}>releases</a>.
          </li>
          <li>
            <a href={href('/react/reference')}>Reference</a> of the components’ props,{' '}
            <a href={href('/react/slots')}>slots and class names</a>.
          </li>
          <li>
            For coding assistants: <a href={asset('/llms.txt')}>llms.txt</a> and{' '}
            <a href={asset('/llms-full.txt')}>llms-full.txt</a> of this site,{' '}
            <a href={asset('/.well-known/agent-skills/index.json')}>a skill</a>, and{' '}
            <code>AGENTS.md</code> with the reference as Markdown in the package.
          </li>
          <li>
            <a href={href('/react/differences')}>Known differences</a> in options, defaults and
            behaviour.
          </li>
        </ul>
      </Section>
    </DocsPage>
  );
}
