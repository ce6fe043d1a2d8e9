import { href } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';

export function Footer() {
  const { author, licences, inspiration, repository } = siteFacts;
  const [first, second] = inspiration;
  return (
    <footer className="footer">
      <div className="container">
        <p>
          The gallery for Angular and its original website were designed and built by{' '}
          <a href={author.url}>
            {author.account} ({author.name})
          </a>
          . This site is a rebuild of that documentation; the library itself lives in{' '}
          <a href={repository.url}>{repository.name}</a>.
        </p>
        <p>
          Code is under the <a href={licences.code.url}>{licences.code.name} licence</a>.
        </p>
        <p>
          Documentation is under{' '}
          <a href={licences.documentation.url}>{licences.documentation.name}</a>. The design is
          inspired by <a href={first.url}>{first.name}</a> and{' '}
          <a href={second.url}>{second.name}</a>. What the library costs beside its peers is on the
          page <a href={href('/performance')}>Performance</a>.
        </p>
      </div>
    </footer>
  );
}
