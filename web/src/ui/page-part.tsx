import { type ReactNode, useId } from 'react';
import classes from './page-part.module.css';

interface PagePartProps {
  title: string;
  /** One quiet line under the heading. */
  hint?: string;
  /** What it holds is a card itself, or brings its own. */
  bare?: boolean;
  /** What stands under the card: a further act. */
  after?: ReactNode;
  children: ReactNode;
}

/** A part of a page that says one thing: its heading on the paper, and what it says on a card below. */
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
