import { siteFacts } from '@/components/site/site-facts';

/** Leads to the source of a page, where whoever has found a mistake can repair it. */
export function EditLink({ path }: { path: string }) {
  return (
    <p className="edit-link" data-pagefind-ignore>
      <a href={`${siteFacts.source.edit}/app${path}/page.tsx`}>Edit this page</a>
    </p>
  );
}
