import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { AuthCard, Outcome } from '../../identity/accounts-ui.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { useAnswer } from '../../platform/api/use-answer.ts';
import { rememberPlace } from '../../platform/login/return-to.ts';
import { useSession } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import classes from './claim-screen.module.css';

/** `/claim?code=…`: what an invitation to claim a record says to who opens its link, logged in or not. */
export default function ClaimScreen() {
  const { t } = useTranslation('listings');
  const [address] = useSearchParams();
  const { user } = useSession();
  const code = address.get('code') ?? '';
  const { data, error } = useAnswer('Portfolio/GetInvitation', code === '' ? null : { code });
  if (code === '' || error) {
    const words = error instanceof ApiError ? error.text : t('claim.closed');
    return (
      <Outcome
        good={false}
        title={t('claim.title')}
        message={words}
        to={paths.login}
        act={t('claim.logIn')}
      />
    );
  }
  if (!data) {
    return (
      <AuthCard title={t('claim.title')}>
        <Skeletons shape="rows" count={1} />
      </AuthCard>
    );
  }
  const toListings = () => rememberPlace(paths.listings, null);
  return (
    <AuthCard
      title={t('claim.title')}
      text={t('claim.text', { owner: data.ownerName, name: data.playerName })}
    >
      {user?.kind === 'player' ? (
        <Button component={Link} to={paths.listings} mt="md">
          {t('claim.open')}
        </Button>
      ) : (
        <>
          <p className={classes.how}>{t('claim.how', { email: data.email })}</p>
          <div className={classes.acts}>
            <Button component={Link} to={paths.login} onClick={toListings}>
              {t('claim.logIn')}
            </Button>
            <Button component={Link} to={paths.register} variant="default" onClick={toListings}>
              {t('claim.register')}
            </Button>
          </div>
        </>
      )}
    </AuthCard>
  );
}
