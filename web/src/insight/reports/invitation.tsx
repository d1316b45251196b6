import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { rememberPlace } from '../../platform/login/return-to.ts';
import { useSession } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import classes from './report.module.css';
import { enterMark } from './use-report.ts';

/** Invites a guest's club to log in or register (spec §2); whoever does comes back, and goes on to the thing if it is open to them. */
export function Invitation({ to }: { to: 'request' | 'negotiation' | 'offer' }) {
  const { t } = useTranslation('reports');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  if (user !== null) return null;
  const remember = () => rememberPlace(`${pathname}${search}&${enterMark}`, null);
  return (
    <section className={classes.invitation} aria-labelledby="invitation">
      <div>
        <h2 id="invitation">{t(`invite.${to}.title`)}</h2>
        <p className={classes.soft}>{t(`invite.${to}.text`)}</p>
      </div>
      <div className={classes.acts}>
        <Button component={Link} to={paths.login} variant="default" onClick={remember}>
          {t('invite.logIn')}
        </Button>
        <Button component={Link} to={paths.register} onClick={remember}>
          {t('invite.register')}
        </Button>
      </div>
    </section>
  );
}
