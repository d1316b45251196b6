import type { ReactNode } from 'react';
import { RelativeTime } from './relative-time.tsx';
import classes from './timeline.module.css';

export interface TimelineStep {
  key: string | number;
  /** ISO 8601; absent for a future step. */
  at?: string | undefined;
  title: ReactNode;
  who?: string | undefined;
  note?: ReactNode;
  tone?: 'done' | 'now' | 'lost' | 'ahead';
}

/** Past events in order, and the next step. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  return (
    <ol className={classes.line} aria-label={label}>
      {steps.map(({ key, at, title, who, note, tone = 'done' }) => (
        <li
          key={key}
          className={classes.step}
          data-tone={tone}
          aria-current={tone === 'now' ? 'step' : undefined}
        >
          <div className={classes.title}>{title}</div>
          <div className={classes.facts}>
            {who !== undefined && <span>{who}</span>}
            {at !== undefined && <RelativeTime at={at} />}
          </div>
          {note !== undefined && <div className={classes.note}>{note}</div>}
        </li>
      ))}
    </ol>
  );
}
