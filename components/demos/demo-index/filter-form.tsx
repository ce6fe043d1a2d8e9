import type { FilterChoice, FilterKind } from './filters';

function Chip({ name, choice }: { name: string; choice: FilterChoice }) {
  const { value, label, count } = choice;
  return (
    <label className="chip">
      <input type="checkbox" name={name} value={value} suppressHydrationWarning />
      {label}{' '}
      <span className="chip-count" suppressHydrationWarning>
        {count}
      </span>
    </label>
  );
}

interface FilterFormProps {
  /** Id of the form, for the button that resets it. */
  id: string;
  filters: readonly FilterKind[];
}

/** The filters work by their style sheet. The script counts, announces, and keeps the choice in the URL. */
export function FilterForm({ id, filters }: FilterFormProps) {
  return (
    <form id={id} className="demo-index-filter" aria-label="Filter the examples">
      {filters.map(({ name, legend, choices }) => (
        <fieldset key={name}>
          <legend>{legend}</legend>
          {choices.map((choice) => (
            <Chip key={choice.value} name={name} choice={choice} />
          ))}
        </fieldset>
      ))}
    </form>
  );
}
