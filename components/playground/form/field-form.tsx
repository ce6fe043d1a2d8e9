'use client';
import { memo, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announce } from '@/components/client/announce';
import type { ComponentName, Field, Values } from '../fields/field';
import { FieldGroupView, type FieldActions, type FieldProblem } from './field-group';
import { findFields } from '../fields/find-fields';
import { arrangeGroups, groupFields } from '../fields/groups';
import { configNames } from '../print/source';

interface FieldFormProps extends FieldActions {
  component: ComponentName;
  /** Heading of the form. */
  title: string;
  fields: readonly Field[];
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
  const groups = useMemo(() => groupFields(fields), [fields]);
  const options = useMemo(() => groups.flatMap((group) => group.fields), [groups]);
  const find = (typed: string) => (typed.trim() ? findFields(options, typed) : undefined);
  const found = find(query);
  const foundSet = found && new Set(found);
  const search = (typed: string) => {
    setQuery(typed);
    const count = find(typed)?.length ?? options.length;
    announce(`${count} ${count === 1 ? 'option' : 'options'}`);
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
      {found?.length === 0 && <p>No option matches.</p>}
    </section>
  );
});
