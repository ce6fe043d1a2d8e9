import { siteFacts } from '@/components/site/site-facts';

/** A link to the page's source, where the site's repository is known. */
export function EditLink({ path }: { path: string }) {
  const { source } = siteFacts;
  if (!source) return null;
  return (
    <p className="edit-link" data-pagefind-ignore>
      <a href={source.edit(`app${path}/page.tsx`)}>Edit this page</a>
    </p>
  );
}
