import { useTranslation } from 'react-i18next';
import { Outcome } from '../../../identity/accounts-ui.ts';
import { paths } from '../../../platform/paths.ts';

/** The code was sent, if the record has an address: explains what to do next. */
export default function ClaimSent({ message }: { message: string }) {
  const { t } = useTranslation(['club-logins', 'accounts']);
  return (
    <Outcome good title={t('claim.sent')} message={message} to={paths.login} act={t('accounts:login.act')} />
  );
}
