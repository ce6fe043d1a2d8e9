import { absolute } from './urls';
import { breadcrumbs, routeOf } from './route-map';
import { siteFacts } from './site-facts';

const context = 'https://schema.org';

function software(): object {
  const { author, library, licences, repository } = siteFacts;
  return {
    '@context': context,
    '@type': ['SoftwareSourceCode', 'SoftwareApplication'],
    name: siteFacts.title,
    description: siteFacts.description,
    url: absolute('/'),
    image: absolute(siteFacts.socialImage.path),
    codeRepository: repository.url,
    downloadUrl: repository.releases,
    license: licences.code.url,
    programmingLanguage: 'TypeScript',
    runtimePlatform: `Angular ${library.angularMajor}`,
    applicationCategory: 'DeveloperApplication',
    operatingSystem: 'Any',
    softwareVersion: library.version,
    datePublished: library.released,
    author: { '@type': 'Person', name: author.name, url: author.url },
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
  };
}

function breadcrumbList(path: string): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs(path).map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: absolute(crumb.path ?? path),
    })),
  };
}

/** Structured data for search engines: the software on the home page, breadcrumbs on every other page. */
export function structuredData(path: string): object {
  const canonical = routeOf(path).canonical ?? path;
  return canonical === '/' ? software() : breadcrumbList(path);
}
