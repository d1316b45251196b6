import { type ReactNode, useId } from 'react';
import classes from './form-part.module.css';

interface FormPartProps {
  title: string;
  /** A word on why this is asked for. */
  hint?: string | undefined;
  /** What the form's index calls it, which leads to its heading. */
  section?: string;
  children: ReactNode;
}

/** A card like those of the parts, for what is no field: a picture. */
export function FormCard({ children }: { children: ReactNode }) {
  return <div className={classes.part}>{children}</div>;
}

/** Fields that belong together, on a card under their own heading; a field in `whole` takes the whole width. */
export function FormPart({ title, hint, section, children }: FormPartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id} data-section={section}>
      <h2 id={id} className={classes.title} tabIndex={section === undefined ? undefined : -1}>
        {title}
      </h2>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
