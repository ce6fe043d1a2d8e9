'use client';
import type { LeftOut } from '@/components/files/intake';
import { Icon } from '@/components/site/icon';

interface LeftOutListProps {
  title?: string;
  files: readonly LeftOut[];
  id?: string;
}

/** The files that are not in the gallery, each with the reason. */
export function LeftOutList({ title, files, id }: LeftOutListProps) {
  return (
    <div className="photos-left-out" id={id}>
      {title && (
        <p>
          <Icon name="warning" /> {title}
        </p>
      )}
      <ul>
        {files.map(({ path, reason }, index) => (
          <li key={index}>
            <strong>{path}</strong> {reason}.
          </li>
        ))}
      </ul>
    </div>
  );
}
