import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './work-row.module.css';

interface WorkRowProps {
  /** A picture or a drawing. */
  start: ReactNode;
  title: string;
  to: string;
  /** Below the title; empty ones are omitted. */
  facts?: readonly (string | null | undefined)[];
  /** A small picture before the facts: the club's crest. */
  mark?: ReactNode;
  /** Secondary text after the facts, such as a time. */
  since?: ReactNode;
  /** A third line: marks of criteria. */
  children?: ReactNode;
  /** The one act of the row. */
  act?: ReactNode;
}

/** A row to work on: who, what about, and the act at its end. */
export function WorkRow({ start, title, to, facts = [], mark, since, children, act }: WorkRowProps) {
  const said = facts.filter(Boolean).join(' · ');
  return (
    <li className={classes.row} data-walk>
      {start}
      <div className={classes.body}>
        <div className={classes.words}>
          <Link to={to} className={classes.title}>
            {title}
          </Link>
          {(said !== '' || since !== undefined) && (
            <span className={classes.facts}>
              {mark}
              <span>
                {said}
                {said !== '' && since !== undefined && ' · '}
                {since}
              </span>
            </span>
          )}
          {children}
        </div>
        {act !== undefined && <div className={classes.act}>{act}</div>}
      </div>
    </li>
  );
}

/** The rows of one section. */
export function WorkRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}
