import type { ComponentType, ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  /** An icon of @tabler/icons-react. */
  icon: ComponentType<{ size?: number; stroke?: number }>;
  title: string;
  /** What the screen is for, in a sentence or two. */
  text: ReactNode;
  /** The next act: a button or a link. */
  action?: ReactNode;
}

/** A screen with nothing in it yet: says what it is for and offers the next act. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={28} stroke={1.5} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {action !== undefined && <div className={classes.action}>{action}</div>}
    </div>
  );
}
