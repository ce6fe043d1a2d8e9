import { href } from '@/components/site/urls';
import { EditionSwitch } from './navbar/edition-switch';
import {
  areaOf,
  sidebarGroups,
  sidebarLinks,
  type Area,
  type SidebarEntry,
  type SidebarGroup,
} from '@/components/site/route-map';

function Entries({ entries }: { entries: readonly SidebarEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.label}>
          <a href={href(entry.path)} aria-current={entry.current}>
            {entry.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A group of links that can be closed. The page script opens the groups of demos that the user left open. */
function CollapsibleGroup({ group }: { group: SidebarGroup }) {
  return (
    <details
      className="sidebar-group"
      data-group={group.stateKey}
      open={group.isOpen}
      suppressHydrationWarning
    >
      <summary>{group.label}</summary>
      <Entries entries={group.entries} />
    </details>
  );
}

function PlainGroup({ group }: { group: SidebarGroup }) {
  return (
    <section className="sidebar-group">
      <h2>{group.label}</h2>
      <Entries entries={group.entries} />
    </section>
  );
}

const summaries: Readonly<Record<Area | 'Guides', string>> = {
  Features: 'All features',
  Examples: 'All examples',
  'React edition': 'All React pages',
  Guides: 'All guides',
};

/** Links outside the groups. */
function MoreLinks({ path }: { path: string }) {
  return sidebarLinks(path).map((link) => (
    <a key={link.path} href={href(link.path)}>
      {link.label}
    </a>
  ));
}

/** A closed disclosure above the content, from 990 px a column beside it, which scrolls by itself. */
export function Sidebar({ path }: { path: string }) {
  const area = areaOf(path) ?? 'Guides';
  const groups = sidebarGroups(path);
  return (
    <details
      className="sidebar"
      data-sidebar
      data-filtered
      data-not-content
      suppressHydrationWarning
    >
      <summary className="sidebar-summary">{summaries[area]}</summary>
      <EditionSwitch place="sidebar" />
      <nav aria-label={area}>
        {area === 'Examples' && (
          <>
            <label className="sidebar-filter scripted">
              <span className="visually-hidden">Filter examples</span>
              <input
                type="search"
                data-filter="example"
                placeholder="Filter examples"
                autoComplete="off"
              />
            </label>
            <p className="sidebar-empty" data-filter-empty hidden>
              No example has these words.
            </p>
          </>
        )}
        {groups.map((group) =>
          group.isOpen !== undefined ? (
            <CollapsibleGroup key={group.label} group={group} />
          ) : (
            <PlainGroup key={group.label} group={group} />
          ),
        )}
        <MoreLinks path={path} />
      </nav>
    </details>
  );
}
