import type { ReactNode } from 'react';
import classes from './folded-part.module.css';

interface FoldedPartProps {
  title: string;
  /** In a few words what is inside. */
  about?: ReactNode;
  isOpen?: boolean;
  /** Key of the part, for links to it. */
  section?: string;
  /** Called when it is opened or closed; a part whose state is kept outside follows `isOpen`. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of a page that is opened by a press on its heading, for what is seldom needed. */
export function FoldedPart({ title, about, isOpen = false, section, onToggle, children }: FoldedPartProps) {
  return (
    <details
      className={classes.part}
      open={isOpen}
      data-section={section}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary className={classes.summary}>
        <h2>{title}</h2>
        {about !== undefined && <span>{about}</span>}
      </summary>
      <div className={classes.inside}>{children}</div>
    </details>
  );
}
