import { type ReactNode, useId } from 'react';
import classes from './form-group.module.css';

/** A group of fields under its own heading, with a word on why they are asked for. */
export function FormGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
