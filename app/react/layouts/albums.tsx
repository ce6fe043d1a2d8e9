import { useState, type ReactNode } from 'react';
import './style.css';

/** Albums of one width, which a slider sets. */
export function Albums({ children }: { children: ReactNode }) {
  const [width, setWidth] = useState(100);
  return (
    <div style={{ ['--album-width' as string]: `${width}%` }}>
      <label className="album-width">
        <span>Width of the galleries: {width} %</span>
        <input
          // It may have been moved before this runs.
          ref={(input) => void (input && setWidth(+input.value))}
          data-native
          type="range"
          min={25}
          value={width}
          onChange={({ target }) => setWidth(+target.value)}
        />
      </label>
      {children}
    </div>
  );
}

/** An album in a box with a handle for its width. */
export function Album({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      <div className="album-box">{children}</div>
    </section>
  );
}
