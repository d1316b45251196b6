import { type ReactNode, useState } from 'react';
import classes from './deal-panel.module.css';

interface DealPartProps {
  title: string;
  /** The initial state; closed content is not loaded. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A collapsible part of the deal. */
export function DealPart({ title, isOpen = false, children }: DealPartProps) {
  const [opened, setOpened] = useState(isOpen);
  return (
    <details
      className={classes.part}
      open={opened}
      onToggle={(event) => {
        if (event.target === event.currentTarget) setOpened(event.currentTarget.open);
      }}
    >
      <summary>{title}</summary>
      <div className={classes.inside}>{opened && children}</div>
    </details>
  );
}
