import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './quiet-act.module.css';

interface QuietActProps {
  icon: ReactNode;
  /** The action with the name of the row. */
  label: string;
  /** The target of a link; without it this is a button. */
  to?: string;
  onPress?: () => void;
}

/** An action of a row as an icon. A plain element, because a list renders dozens of them per frame while scrolling. */
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
