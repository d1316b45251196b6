import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './panel-line.module.css';

/** The name in a row of a panel: a link whose clickable area is the whole row. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.way}>
      {children}
    </Link>
  );
}

interface PanelLineProps {
  /** A picture or a drawing. */
  start?: ReactNode;
  to: string;
  name: string;
  /** Below the name; empty ones are omitted. */
  facts?: readonly (string | null | undefined)[];
  /** Secondary text at the end. */
  end?: ReactNode;
  /** Any content at the end: a status, a bar. */
  children?: ReactNode;
}

/** A row of a panel: name, secondary line, and content at the end. */
export function PanelLine({ start, to, name, facts = [], end, children }: PanelLineProps) {
  const second = facts.filter(Boolean).join(' · ');
  return (
    <span className={classes.line}>
      {start}
      <span className={classes.words}>
        <Link to={to} className={`${classes.way} ${classes.name}`}>
          {name}
        </Link>
        {second !== '' && <span className={classes.quiet}>{second}</span>}
      </span>
      {end !== undefined && <span className={classes.quiet}>{end}</span>}
      {children}
    </span>
  );
}
