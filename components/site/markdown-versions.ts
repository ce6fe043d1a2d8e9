import { absolute } from './urls';
import { areaOf, canonicalRoutes, type Route } from './route-map';
import { siteFacts } from './site-facts';

/** Path of a page's Markdown version, beside its HTML. */
export function markdownPath(path: string): string {
  return `${path === '/' ? '' : path}/index.md`;
}

const sections = ['Guides', 'Features', 'Examples', 'React edition'] as const;

function line(route: Route): string {
  const { path, description } = route;
  return `- [${route.navLabel}](${absolute(markdownPath(path))}): ${description}`;
}

/** The list of all pages for language models, after the llms.txt proposal. */
export function llmsText(): string {
  const blocks = sections.map((section) => {
    const pages = canonicalRoutes().filter(({ path }) => (areaOf(path) ?? 'Guides') === section);
    return `## ${section}\n\n${pages.map(line).join('\n')}`;
  });
  return `# ${siteFacts.title}

> ${siteFacts.tagline}. ${siteFacts.description}

Each page is listed with its Markdown version. The documented version is ${siteFacts.library.version}, for Angular ${siteFacts.library.angularMajor}; examples are given for Angular and for React.

${blocks.join('\n\n')}
`;
}
