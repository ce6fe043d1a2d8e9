import { useState, type ReactNode } from 'react';

/** A form of the application. The keys that are pressed in it are its own. */
export function Form(): ReactNode {
  const [name, setName] = useState('');
  const [sent, setSent] = useState('');
  return (
    <form
      className="content-slide content-form"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(name);
      }}
    >
      <label>
        Your name <input value={name} required onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="submit" className="button">
        Order a print
      </button>
      <p role="status">{sent && `Thank you, ${sent}. This form sends nothing.`}</p>
    </form>
  );
}
