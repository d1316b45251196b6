import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import type { Language } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { forgetSoundChoice } from '../chat/sound.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { useLanguage } from '../platform/i18n/use-language.ts';
import { showDone, showProblem } from '../ui/toasts.tsx';
import { AccountContent } from './account-content.tsx';
import { accountKeys } from './account-keys.ts';
import { AppearanceCard } from './appearance-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SwitchLine } from './switch-line.tsx';

/** Language, mail, sounds and appearance: each change is kept at once. */
export default function PreferencesSection() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const { code, choose, choices } = useLanguage();

  async function keep(change: Api['Account/SaveMyPreferences']['input']) {
    try {
      const { message } = await call('Account/SaveMyPreferences', change);
      await client.invalidateQueries({ queryKey: accountKeys.all });
      showDone(message);
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      showProblem(failed.text);
    }
  }

  return (
    <AccountContent>
      {(account) => (
        <>
          <SettingsCard title={t('language.title')} hint={t('language.hint')}>
            <NativeSelect
              aria-label={t('language.title')}
              value={code}
              data={choices.map((choice) => ({ value: choice.code, label: choice.name }))}
              onChange={({ currentTarget: { value } }) => choose(value as Language)}
            />
          </SettingsCard>
          <SettingsCard title={t('mail.title')} hint={t('mail.hint')}>
            {account.mail.map(({ kind, on }) => (
              <SwitchLine
                key={kind}
                label={t(`mail.kind.${kind}`)}
                on={on}
                onChange={(next) => keep({ mail: [{ kind, on: next }] })}
              />
            ))}
          </SettingsCard>
          <SettingsCard title={t('sounds.title')}>
            <SwitchLine
              label={t('sounds.label')}
              on={account.soundsEnabled}
              onChange={(soundsEnabled) => {
                forgetSoundChoice();
                return keep({ soundsEnabled });
              }}
            />
          </SettingsCard>
          <AppearanceCard />
        </>
      )}
    </AccountContent>
  );
}
