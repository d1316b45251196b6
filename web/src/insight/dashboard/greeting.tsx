import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../platform/clock/use-now.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import classes from './greeting.module.css';

/** The hours at which afternoon and evening begin. */
const noon = 13;
const dusk = 18;
const dawn = 5;

/** Says good morning, afternoon or evening, with the acts that one comes for. */
export function Greeting({ actions }: { actions?: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const { name } = useUser();
  const hour = useNow().getHours();
  const part = hour >= dusk || hour < dawn ? 'evening' : hour >= noon ? 'afternoon' : 'morning';
  usePageTitle(t('title'));
  return (
    <header className={classes.greeting}>
      <h1 className={classes.words}>{t(part, { name })}</h1>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
