'use client';
import { memo, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announce } from '@/components/client/announce';
import {
  componentTitles,
  type ComponentName,
  type FieldsByComponent,
  type Values,
} from '../fields/field';
import { FieldGroupView, type FieldActions, type FieldProblem } from './field-group';
import { arrangeGroups, groupFields } from '../fields/groups';
import { configNames } from '../print/source';
import { findElsewhere, NoMatch } from './no-match';
import { useFieldSearch } from './use-field-search';

interface FieldFormProps extends FieldActions {
  component: ComponentName;
  /** Heading of the form. */
  title: string;
  fields: FieldsByComponent;
  values: Values;
  problems: readonly FieldProblem[];
  /** True for the form of the component that is shown; without scripts all forms are visible. */
  isCurrent: boolean;
  /** Names of the groups that are open. */
  openGroups: ReadonlySet<string>;
  onToggle: (group: string, isOpen: boolean) => void;
}

/** All options of a component. The forms that are not shown stay as they are while another one is edited. */
export const FieldForm = memo(function FieldForm(props: FieldFormProps) {
  const { component, title, fields, isCurrent, openGroups, ...part } = props;
  const [query, setQuery] = useState('');
  const { findFields, hasFailed, load } = useFieldSearch();
  const groups = useMemo(() => groupFields(fields[component]), [fields, component]);
  const find = (name: ComponentName) => findFields?.(fields[name], query) ?? [];
  const isSearching = query.trim() !== '' && findFields !== undefined;
  const found = isSearching ? find(component) : undefined;
  const foundSet = found && new Set(found);
  const others = found?.length === 0 ? findElsewhere(component, find) : [];
  const count = found?.length ?? groups.flatMap((group) => group.fields).length;
  const announceResults = useEffectEvent(() => {
    const names = others.map((other) => componentTitles[other.component].toLowerCase());
    const hint = names.length > 0 ? `, but there are in: ${names.join(', ')}` : '';
    announce(`${count} ${count === 1 ? 'option' : 'options'}${hint}`);
  });
  // An emptied field shows all options again.
  const isUsed = useRef(false);
  useEffect(() => {
    isUsed.current ||= isSearching;
    if (isUsed.current) announceResults();
  }, [query, isSearching]);
  const search = (typed: string) => {
    setQuery(typed);
    load();
  };
  const input = useRef<HTMLInputElement>(null);
  // Before the next commit, which would remove what was typed before the scripts ran.
  const adopt = useEffectEvent(() => {
    if (input.current?.value) search(input.current.value);
  });
  useLayoutEffect(() => adopt(), []);
  return (
    <section
      className="play-form"
      id={component}
      aria-labelledby={`${component}-title`}
      data-current={isCurrent ? '' : undefined}
    >
      <h2 id={`${component}-title`}>{title}</h2>
      <input
        ref={input}
        className="scripted"
        type="search"
        placeholder="Find an option"
        aria-label={`Find an option of the ${title.toLowerCase()}`}
        autoComplete="off"
        value={query}
        onFocus={load}
        onChange={({ target }) => search(target.value)}
      />
      {(found ? arrangeGroups(groups, found) : groups).map((group) => (
        <FieldGroupView
          {...part}
          key={group.name}
          component={component}
          group={group}
          rootName={configNames[component].type}
          found={foundSet}
          isOpen={openGroups.has(group.name)}
        />
      ))}
      {found?.length === 0 && <NoMatch others={others} />}
      {hasFailed && query.trim() !== '' && <p>The search could not be loaded. Type again.</p>}
    </section>
  );
});
