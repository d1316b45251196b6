import type { ComponentType, ReactNode } from 'react';
import classes from './empty-state.module.css';

interface EmptyStateProps {
  /** An icon of @tabler/icons-react. */
  icon: ComponentType<{ size?: number; stroke?: number }>;
  title: string;
  /** The purpose of the screen, in a sentence or two. */
  text: ReactNode;
  /** The next action: a button or a link. */
  action?: ReactNode;
}

/** A screen without content: explains its purpose and offers the next action. */
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
