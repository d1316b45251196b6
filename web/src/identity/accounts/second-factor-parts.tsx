import { Button } from '@mantine/core';
import type { SecondFactorSetup } from '@trattativa/contract/identity/accounts/second-factor-endpoints';
import { maxOtpLength } from '@trattativa/domain/platform/text-limits';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/text-field.tsx';
import { saveFile } from '../../ui/save-file.ts';
import classes from './second-factor.module.css';

/** What an authenticator needs: the QR code for its camera, or the secret to type. */
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

/** Shows the recovery codes once: the user must save them before continuing. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('accounts');
  return (
    <div className={classes.recovery} role="status">
      <p>
        <strong>{t('recoveryCodes.title')}</strong> {t('recoveryCodes.text')}
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.acts}>
        <Button
          variant="default"
          onClick={() => saveFile(codes.join('\n'), 'trattativa-recovery-codes.txt', 'text/plain')}
        >
          {t('recoveryCodes.save')}
        </Button>
        <Button onClick={onKept}>{t('recoveryCodes.kept')}</Button>
      </div>
    </div>
  );
}

/** Six digits of the authenticator, or a recovery code. */
export function OtpField() {
  const { t } = useTranslation('accounts');
  return (
    <TextField
      name="otp"
      label={t('otp.label')}
      description={t('otp.hint')}
      required
      maxLength={maxOtpLength}
      autoComplete="one-time-code"
    />
  );
}
