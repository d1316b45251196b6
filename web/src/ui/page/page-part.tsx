import { type ReactNode, useId } from 'react';
import classes from './page-part.module.css';

interface PagePartProps {
  title: string;
  /** A secondary line below the heading. */
  hint?: string;
  /** The content is a card, or contains its own. */
  bare?: boolean;
  /** Shown below the card: a further action. */
  after?: ReactNode;
  children: ReactNode;
}

/** A part of a page: the heading on the page, the content on a card below it. */
export function PagePart({ title, hint, bare = false, after, children }: PagePartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      {bare ? children : <div className={classes.card}>{children}</div>}
      {after}
    </section>
  );
}
