import type { SecondFactorSetup } from '@trattativa/contract/identity/accounts/second-factor-endpoints';
import { useTranslation } from 'react-i18next';
import classes from './second-factor.module.css';

/** What an authenticator needs: the picture for its camera, the secret for who has none. */
export function SecondFactorSteps({ setup }: { setup: SecondFactorSetup }) {
  const { t } = useTranslation('accounts');
  return (
    <ol className={classes.steps}>
      <li>
        {t('setup.scan')}
        <img src={setup.qrCode} alt={t('setup.qrCode')} className={classes.qr} width={200} height={200} />
      </li>
      <li>
        {t('setup.type')}
        <code className={classes.secret}>{setup.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </li>
      <li>{t('setup.code')}</li>
    </ol>
  );
}
