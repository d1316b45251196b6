import { type ReactNode, useId } from 'react';
import classes from './form-part.module.css';

interface FormPartProps {
  title: string;
  /** The reason for asking, in a few words. */
  hint?: string | undefined;
  /** The id of the heading, linked from the form's index. */
  section?: string;
  /** Short fields, such as figures: a single one is not stretched, and on a phone two stand beside each other. */
  short?: boolean;
  children?: ReactNode;
}

/** A card like those of the parts, for content that is no field, such as a picture. */
export function FormCard({ children }: { children: ReactNode }) {
  return <div className={classes.part}>{children}</div>;
}

/** Fields beside one another, as many as fit. */
export function FormFields({ short = false, children }: Pick<FormPartProps, 'short' | 'children'>) {
  return (
    <div className={classes.fields} data-short={short || undefined}>
      {children}
    </div>
  );
}

/** Related fields on a card with a heading. A field in `whole` spans the whole width. */
export function FormPart({ title, hint, section, short = false, children }: FormPartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id} data-section={section}>
      <h2 id={id} className={classes.title} tabIndex={section === undefined ? undefined : -1}>
        {title}
      </h2>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {children !== undefined && <FormFields short={short}>{children}</FormFields>}
    </section>
  );
}
