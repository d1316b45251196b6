import { type ReactNode, useId } from 'react';
import classes from './form-group.module.css';
import type { PlayerSection } from './player-sections.ts';
import { useFormTexts } from './use-form-texts.ts';

interface FormGroupProps {
  section: PlayerSection;
  hint?: string;
  children: ReactNode;
}

/** A group of fields under its own heading, with a word on why they are asked for. The index leads to the heading. */
export function FormGroup({ section, hint, children }: FormGroupProps) {
  const id = useId();
  const texts = useFormTexts();
  return (
    <section className={classes.group} aria-labelledby={id} data-section={section}>
      <h2 id={id} className={classes.title} tabIndex={-1}>
        {texts.group(section)}
      </h2>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      <div className={classes.fields}>{children}</div>
    </section>
  );
}
