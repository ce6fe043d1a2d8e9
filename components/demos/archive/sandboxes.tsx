import { compressToBase64 } from 'lz-string';
import { readExample } from './example-files';
import { exampleTexts } from './example-project';
import { demoRouteOf, type Route } from '@/components/site/route-map';
import { isPublic } from '@/components/site/urls';

type Fields = Readonly<Record<string, string>>;

/** As the package of CodeSandbox encodes it. */
const compress = (value: object) =>
  compressToBase64(JSON.stringify(value))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

interface Sandbox {
  readonly name: string;
  readonly action: string;
  /** What its form sends, with the files by their paths. */
  readonly fields: (route: Route, files: Fields) => Fields;
}

const sandboxes: readonly Sandbox[] = [
  {
    name: 'StackBlitz',
    action: 'https://stackblitz.com/run?file=src%2Fdemo.tsx',
    fields: ({ heading, description }, files) => ({
      'project[title]': heading,
      'project[description]': description,
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
      ),
    }),
  },
  {
    name: 'CodeSandbox',
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: (_route, files) => ({
      query: 'file=/src/demo.tsx',
      environment: 'server',
      parameters: compress({
        files: Object.fromEntries(
          Object.entries(files).map(([path, content]) => [path, { content, isBinary: false }]),
        ),
      }),
    }),
  },
];

/** Why a demo cannot be opened elsewhere, or undefined. */
function getObstacle(path: string): string | undefined {
  const { localReason } = readExample(`app${path}`).images;
  return localReason ?? (isPublic() ? undefined : 'this copy of the site has no public URL');
}

/** Forms that open the archive of a demo of the React edition in an editor of another host. */
export function Sandboxes({ slug }: { slug: string }) {
  const route = demoRouteOf(slug);
  const obstacle = getObstacle(route.path);
  const files = obstacle ? {} : exampleTexts(route, slug);
  return (
    <div className="sandboxes">
      {sandboxes.map(({ name, action, fields }) => (
        <form key={name} action={action} method="post" target="_blank" rel="noopener">
          {Object.entries(obstacle ? {} : fields(route, files)).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <button disabled={obstacle !== undefined}>Open in {name}</button>
        </form>
      ))}
      {obstacle && <span>Not available: {obstacle}.</span>}
    </div>
  );
}
