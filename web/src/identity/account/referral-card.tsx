import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import classes from './referral-card.module.css';
import { SettingsCard } from './settings-card.tsx';

/**
 * An agent's own link to the registration: users who register with it are recorded as referred, which grants nothing.
 */
export function ReferralCard() {
  const { t } = useTranslation('account');
  const { id } = useUser();
  const link = `${location.origin}/#${paths.register}?partner=${id}`;
  return (
    <SettingsCard title={t('referral.title')} hint={t('referral.hint')}>
      <div className={classes.line}>
        <TextInput aria-label={t('referral.title')} value={link} readOnly />
        <Button
          variant="default"
          onClick={() => void navigator.clipboard.writeText(link).then(() => showDone(t('referral.copied')))}
        >
          {t('referral.copy')}
        </Button>
      </div>
    </SettingsCard>
  );
}
