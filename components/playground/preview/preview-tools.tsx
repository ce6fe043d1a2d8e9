'use client';
import { controlId, previewPrefix, type Field, type Value, type Values } from '../fields/field';
import { FieldControl } from '../form/field-control';

interface PreviewToolsProps {
  /** The settings of the preview. */
  fields: readonly Field[];
  values: Values;
  onChange: (path: string, value: Value | undefined) => void;
}

/** Width, colour scheme, direction, motion and number of images of the preview. */
export function PreviewTools({ fields, values, onChange }: PreviewToolsProps) {
  return (
    <fieldset className="play-tools">
      <legend className="visually-hidden">Preview</legend>
      {fields.map((field) => {
        const { path, meaning, defaultValue } = field;
        const name = path.slice(previewPrefix.length);
        return (
          <span key={path} className="play-tool">
            <label htmlFor={controlId(path)}>{name[0]?.toUpperCase() + name.slice(1)}</label>
            <FieldControl
              field={field}
              id={controlId(path)}
              value={values[path] ?? defaultValue}
              describedBy={`${path}-meaning`}
              isInvalid={false}
              onChange={(value) => onChange(path, value)}
            />
            <span id={`${path}-meaning`} hidden>
              {meaning}
            </span>
          </span>
        );
      })}
    </fieldset>
  );
}
