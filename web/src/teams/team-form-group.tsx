import { type ReactNode, useId } from 'react';
import classes from './team-form.module.css';

interface TeamFormGroupProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A group of fields under its own heading. */
export function TeamFormGroup({ title, hint, children }: TeamFormGroupProps) {
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
