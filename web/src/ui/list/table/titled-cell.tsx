import type { ReactNode } from 'react';
import classes from './titled-cell.module.css';

interface TitledCellProps {
  title: ReactNode;
  /** In small letters under the title. */
  note?: ReactNode;
  /** What else stands below. */
  children?: ReactNode;
}

/** What a row is called, with a few quiet words under it. */
export function TitledCell({ title, note, children }: TitledCellProps) {
  return (
    <span className={classes.cell}>
      <span className={classes.title}>{title}</span>
      {note != null && <span className={classes.note}>{note}</span>}
      {children}
    </span>
  );
}
