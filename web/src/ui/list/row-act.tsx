import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './row-act.module.css';

interface RowActProps {
  icon: ReactNode;
  /** The action in a word or two: visible in a card, on hover in a column. */
  name: string;
  /** The accessible name, with the row's name; begins with `name`. */
  label?: string;
  /** The target of a link; without it this is a button. */
  to?: string;
  onPress?: () => void;
  /** Whether a toggle is on. */
  chosen?: boolean;
  /** The usual act of the row: in words in a column too. */
  worded?: boolean;
}

/** An action of a row: an icon in a table's column, with its label in a card. */
export function RowAct({ icon, name, label = name, to, onPress, chosen, worded }: RowActProps) {
  const shared = {
    variant: chosen ? 'filled' : 'light',
    size: 'sm',
    className: classes.act,
    'data-worded': worded || undefined,
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
