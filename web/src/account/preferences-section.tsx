import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import { isLanguage, languageNames, languages } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { call } from '../platform/api/call.ts';
import { language } from '../platform/i18n/language.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { showDone, showProblem } from '../ui/toasts.tsx';
import { accountKeys, useMyAccount } from './account.queries.ts';
import { AppearanceCard } from './appearance-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SwitchLine } from './switch-line.tsx';

const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }));

/** Language, sounds and appearance: each change is kept at once. */
export default function PreferencesSection() {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const { data, error, refetch } = useMyAccount();
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="page" />;

  async function keep(change: Api['Account/SaveMyPreferences']['input']) {
    try {
      const { message } = await call('Account/SaveMyPreferences', change);
      client.setQueryData<typeof data>(accountKeys.mine, (now) => now && { ...now, ...change });
      showDone(message);
    } catch (failed) {
      if (!(failed instanceof ApiError)) throw failed;
      showProblem(failed.text);
    }
  }

  return (
    <>
      <SettingsCard title={t('language.title')} hint={t('language.hint')}>
        <NativeSelect
          aria-label={t('language.title')}
          value={data.language}
          data={languageOptions}
          onChange={({ currentTarget: { value } }) => {
            if (!isLanguage(value)) return;
            language.choose(value);
            void keep({ language: value });
          }}
        />
      </SettingsCard>
      <SettingsCard title={t('sounds.title')}>
        <SwitchLine
          label={t('sounds.label')}
          on={data.soundsEnabled}
          onChange={(soundsEnabled) => void keep({ soundsEnabled })}
        />
      </SettingsCard>
      <AppearanceCard />
    </>
  );
}
