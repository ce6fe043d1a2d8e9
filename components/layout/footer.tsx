import { href } from '@/components/site/urls';
import { siteFacts } from '@/components/site/site-facts';

export function Footer() {
  const { author, licences, inspiration, repository, source } = siteFacts;
  const [first, second] = inspiration;
  return (
    <footer className="footer">
      <div className="container">
        <p>
          The Angular package and its original website were designed and built by{' '}
          <a href={author.url}>
            {author.account} ({author.name})
          </a>
          , who also receives the donations. The source of the package is in{' '}
          <a href={repository.url}>{repository.name}</a>, under the{' '}
          <a href={licences.code.url}>{licences.code.name} licence</a>.
        </p>
        <p>
          This site is a rebuild of that documentation. The page{' '}
          <a href={href('/performance')}>Performance</a> compares its{' '}
          <a href={href('/react')}>React edition</a> with other libraries; in the{' '}
          <a href={href('/playground')}>playground</a> you can try its options. The code of the site
          and of the React edition is under{' '}
          {source ? <a href={source.file('LICENSE')}>the same licence</a> : 'the same licence'}.
        </p>
        <p>
          Documentation is under{' '}
          <a href={licences.documentation.url}>{licences.documentation.name}</a>. The design is
          inspired by <a href={first.url}>{first.name}</a> and{' '}
          <a href={second.url}>{second.name}</a>.
        </p>
      </div>
    </footer>
  );
}
