import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../platform/clock/use-now.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import classes from './greeting.module.css';

/** The hours at which afternoon and evening begin. */
const noon = 13;
const dusk = 18;
const dawn = 5;

/** The name of the first screen, a greeting by time of day, the day, and the main actions of the user. */
export function Greeting({ title, actions }: { title?: string; actions?: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const user = useUser();
  const { weekday } = useFormats();
  const now = useNow();
  const hour = now.getHours();
  const part = hour >= dusk || hour < dawn ? 'evening' : hour >= noon ? 'afternoon' : 'morning';
  const name = title ?? t('title');
  usePageTitle(name);
  return (
    <header className={classes.greeting}>
      <div className={classes.words}>
        <h1 className={classes.title}>{name}</h1>
        <p className={classes.greet}>
          {t(part, { name: user.name })} · {weekday(now)}
        </p>
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
