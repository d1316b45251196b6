import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { AuthCard, Outcome } from '../../identity/accounts-ui.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { useAnswer } from '../../platform/api/use-answer.ts';
import { rememberPlace } from '../../platform/login/return-to.ts';
import { useSession } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';

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
  const isPlayer = user?.kind === 'player';
  const sentences = [t('claim.text', { owner: data.ownerName, name: data.playerName })];
  if (!isPlayer) sentences.push(t('claim.how', { email: data.email }));
  const toListings = () => rememberPlace(paths.listings, null);
  return (
    <AuthCard title={t('claim.title')} text={sentences.join(' ')}>
      {isPlayer ? (
        <Button component={Link} to={paths.listings} mt="lg">
          {t('claim.open')}
        </Button>
      ) : (
        <>
          <Button component={Link} to={paths.login} onClick={toListings} mt="lg" mr="xs">
            {t('claim.logIn')}
          </Button>
          <Button component={Link} to={paths.register} variant="default" onClick={toListings} mt="lg">
            {t('claim.register')}
          </Button>
        </>
      )}
    </AuthCard>
  );
}
