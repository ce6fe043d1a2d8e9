import { DemoPicture } from '@/components/layout/picture/demo-picture';
import { DocsPage } from '@/components/docs/docs-page';
import { InlineText } from '@/components/docs/inline-text';
import { Section } from '@/components/docs/section';
import {
  developmentWarnings,
  errorCodes,
  getAnchor,
  runTimeMessages,
  symptoms,
  type ConsoleMessage,
  type Explanation,
  type Problem,
} from '@/components/reference/troubleshooting';
import { pagePictures } from '@/components/site/routes/page-pictures';
import { href } from '@/components/site/urls';
import { pageMetadata } from '@/components/site/metadata';
import '@/components/demos/demo-index/cards.scss';
import './troubleshooting.scss';

const path = '/react/troubleshooting';

export const metadata = pageMetadata(path);

interface ProblemsProps {
  of: readonly (Problem | ConsoleMessage)[];
}

/** Beside its name, each problem has its message, its sign, its cause and its remedy. */
function Problems({ of }: ProblemsProps) {
  const sections = of.map((problem) => (
    <Section key={problem.title} id={getAnchor(problem.title)} title={problem.title} level={3}>
      {'message' in problem && (
        <p>
          <samp>{problem.message}</samp>
        </p>
      )}
      <p>
        <InlineText text={problem.sign ? `${problem.sign}. ${problem.cause}` : problem.cause} />
      </p>
      <p>
        <InlineText text={problem.remedy} />
      </p>
    </Section>
  ));
  return <div className="problems">{sections}</div>;
}

const codes = Object.entries<Explanation>(errorCodes).map(([title, explanation]) => ({
  title,
  ...explanation,
}));

const getPictureName = ({ title }: Problem) => `problem-${getAnchor(title)}`;

const hasPicture = (problem: Problem) => getPictureName(problem) in pagePictures;

function SignLink({ of: { title, sign = title } }: { of: Problem }) {
  return (
    <a href={`#${getAnchor(title)}`}>
      <InlineText text={sign} />
    </a>
  );
}

const problems = [...symptoms, ...codes, ...developmentWarnings, ...runTimeMessages];
const seen = problems.filter(({ sign }) => sign);

export default function Page() {
  return (
    <DocsPage
      path={path}
      lead={
        <p>
          Start with what you see. If the console has a message, look for it below: in development,
          errors and warnings end with the name of their section here; messages at run time do not.
        </p>
      }
    >
      <Section id="signs" title="What you see">
        <ul className="demo-cards">
          {seen.filter(hasPicture).map((problem) => (
            <li key={problem.title} className="demo-card">
              <span className="demo-card-picture">
                <DemoPicture slug={getPictureName(problem)} />
              </span>
              <SignLink of={problem} />
            </li>
          ))}
        </ul>
        <ul className="signs">
          {seen
            .filter((problem) => !hasPicture(problem))
            .map((problem) => (
              <li key={problem.title}>
                <SignLink of={problem} />
              </li>
            ))}
        </ul>
      </Section>
      <Section id="symptoms" title="Without a message">
        <Problems of={symptoms} />
      </Section>
      <Section id="errors" title="Errors">
        <p>
          An option that is not valid throws a{' '}
          <a href={href('/features/common#GalleryError')}>GalleryError</a>, whose <code>code</code>{' '}
          is one of these. Its message names the component, the field, the value and the rule. In
          production only an id, an interval and the images of a carousel throw; numbers are
          clamped, placeholders, names in the URL and images that are not valid are left out, and
          unknown names of options are not looked for. Your bundler decides by{' '}
          <code>process.env.NODE_ENV</code>, which it replaces.
        </p>
        <Problems of={codes} />
      </Section>
      <Section id="warnings" title="Warnings in development">
        <p>Production builds do not contain them.</p>
        <Problems of={developmentWarnings} />
      </Section>
      <Section id="messages" title="Messages at run time">
        <Problems of={runTimeMessages} />
      </Section>
    </DocsPage>
  );
}
