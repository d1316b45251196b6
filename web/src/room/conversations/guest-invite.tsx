import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import classes from './conversations.module.css';

/** Shown to a guest who opened the negotiation room, which needs an account. */
export default function GuestInvite() {
  const { t } = useTranslation('conversations');
  return (
    <section className={classes.banner} aria-label={t('guest.label')}>
      <p>{t('guest.text')}</p>
      <div className={classes.acts}>
        <Button component={Link} to={paths.login} variant="default" size="sm">
          {t('guest.logIn')}
        </Button>
        <Button component={Link} to={`${paths.register}?as=team`} size="sm">
          {t('guest.register')}
        </Button>
      </div>
    </section>
  );
}
