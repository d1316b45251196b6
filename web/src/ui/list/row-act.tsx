import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './row-act.module.css';

interface RowActProps {
  icon: ReactNode;
  /** What it does, in a word or two: read in a card, on hover in a column. */
  name: string;
  /** The whole of it for who hears it, with the row's own name; begins with `name`. */
  label?: string;
  /** Where it leads; without it, it is pressed. */
  to?: string;
  onPress?: () => void;
  /** Of a choice: whether it is made. */
  chosen?: boolean;
}

/** What can be done with a row: a sign in a table's column, with its name beside it in a card, where there is room. */
export function RowAct({ icon, name, label = name, to, onPress, chosen }: RowActProps) {
  const shared = {
    variant: chosen ? 'filled' : 'light',
    size: 'sm',
    className: classes.act,
    title: name,
    'aria-label': label,
    leftSection: icon,
  };
  if (to !== undefined) {
    return (
      <Button {...shared} component={Link} to={to}>
        {name}
      </Button>
    );
  }
  return (
    <Button {...shared} aria-pressed={chosen} onClick={onPress}>
      {name}
    </Button>
  );
}
