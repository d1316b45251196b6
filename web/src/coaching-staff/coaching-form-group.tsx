import { type ReactNode, useId } from 'react';
import classes from '../players/form-group.module.css';

/** A group of fields under its own heading, with a word on why they are asked for. */
export function CoachingFormGroup(props: { title: string; hint?: string; children: ReactNode }) {
  const { title, hint, children } = props;
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
