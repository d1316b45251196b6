import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { language } from '../platform/i18n/language.ts';
import { Skeletons } from '../ui/skeletons.tsx';
import { AuthCard } from './auth-card.tsx';
import { Outcome } from './outcome.tsx';

/** /confirm?code=…: activates an account, or gives a guardian's consent, with the mailed code. */
export default function ConfirmScreen() {
  const { t } = useTranslation('accounts');
  const [address] = useSearchParams();
  const code = address.get('code') ?? '';
  // A query and no effect: the code works once, and however often the screen is drawn it is sent once.
  const { data, error } = useQuery({
    queryKey: ['accounts', 'confirmEmail', { code }],
    queryFn: () => call('Account/ConfirmEmail', { code, language: language.get(), baseUrl: location.origin }),
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (code === '' || error) {
    const words = error instanceof ApiError ? error.text : t('confirm.noCode');
    return (
      <Outcome
        good={false}
        title={t('confirm.failed')}
        message={words}
        to={paths.login}
        act={t('confirm.again')}
      />
    );
  }
  if (!data) {
    return (
      <AuthCard title={t('confirm.running')}>
        <Skeletons shape="rows" count={1} />
      </AuthCard>
    );
  }
  return (
    <Outcome good title={t('confirm.done')} message={data.message} to={paths.login} act={t('login.act')} />
  );
}
