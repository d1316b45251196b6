import { type ReactNode, useId } from 'react';
import classes from './settings-card.module.css';

interface SettingsCardProps {
  title: string;
  /** Purpose of the settings, in a sentence. */
  hint?: ReactNode;
  children: ReactNode;
}

/** One topic of the account: its title, a hint, and its fields. */
export function SettingsCard({ title, hint, children }: SettingsCardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.words}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {hint !== undefined && <p className={classes.hint}>{hint}</p>}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
