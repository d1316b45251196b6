import { type ReactNode, useId } from 'react';
import classes from './card-part.module.css';

interface CardPartProps {
  /** The visible heading. Without it the part is named by `label` or by the heading with the id `labelledBy`. */
  title?: ReactNode;
  label?: string;
  labelledBy?: string;
  /** Beside the heading, for example a status. */
  beside?: ReactNode;
  /** Spans all columns. */
  whole?: boolean;
  children: ReactNode;
}

/** A part of a page as a card, with its heading inside. `PagePart` has its heading above the card. */
export function CardPart({ title, label, labelledBy, beside, whole = false, children }: CardPartProps) {
  const id = useId();
  const heading = title !== undefined && <h2 id={id}>{title}</h2>;
  return (
    <section
      className={classes.part}
      data-whole={whole || undefined}
      aria-label={label}
      aria-labelledby={title === undefined ? labelledBy : id}
    >
      {beside === undefined ? (
        heading
      ) : (
        <div className={classes.head}>
          {heading}
          {beside}
        </div>
      )}
      {children}
    </section>
  );
}

/** A text of several lines, under a small heading. */
export function PartText({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p className={classes.text}>{text}</p>
    </div>
  );
}
