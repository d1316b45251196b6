import { type ReactNode, useId } from 'react';
import classes from './form-part.module.css';

interface FormPartProps {
  title: string;
  /** The reason for asking, in a few words. */
  hint?: string | undefined;
  /** The id of the heading, linked from the form's index. */
  section?: string;
  children?: ReactNode;
}

/** A card like those of the parts, for content that is no field, such as a picture. */
export function FormCard({ children }: { children: ReactNode }) {
  return <div className={classes.part}>{children}</div>;
}

/** Related fields on a card with a heading. A field in `whole` spans the whole width. */
export function FormPart({ title, hint, section, children }: FormPartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id} data-section={section}>
      <h2 id={id} className={classes.title} tabIndex={section === undefined ? undefined : -1}>
        {title}
      </h2>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {children !== undefined && <div className={classes.fields}>{children}</div>}
    </section>
  );
}
