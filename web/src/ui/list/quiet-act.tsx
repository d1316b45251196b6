import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './quiet-act.module.css';

interface QuietActProps {
  icon: ReactNode;
  /** What it does, with the name of the row. */
  label: string;
  /** Where it leads; without it, it is pressed. */
  to?: string;
  onPress?: () => void;
}

/** An act of a row as a plain sign. A plain element: a list draws dozens of them with every frame that it scrolls. */
export function QuietAct({ icon, label, to, onPress }: QuietActProps) {
  const shared = { className: classes.act, 'aria-label': label, title: label };
  if (to !== undefined) {
    return (
      <Link to={to} {...shared}>
        {icon}
      </Link>
    );
  }
  return (
    <button type="button" {...shared} onClick={onPress}>
      {icon}
    </button>
  );
}
