import { type MantineColorScheme, NativeSelect, useMantineColorScheme } from '@mantine/core';
import type { Language } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/language.ts';
import { deleteSoundChoice } from '../../platform/sound/sound.ts';
import { Segments } from '../../ui/filter/segments.tsx';
import { AccountContent } from './account-content.tsx';
import { SettingsCard } from './settings-card.tsx';
import { SwitchLine } from './switch-line.tsx';
import { useSavePreferences } from './use-save-preferences.ts';

/** Language, sounds and appearance; each change is saved at once. */
export default function PreferencesSection() {
  const { t } = useTranslation('account');
  const keep = useSavePreferences();
  const { code, choose, choices } = useLanguage();

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
          <SettingsCard title={t('sounds.title')}>
            <SwitchLine
              label={t('sounds.label')}
              on={account.soundsEnabled}
              onChange={(soundsEnabled) => {
                deleteSoundChoice();
                return keep({ soundsEnabled });
              }}
            />
          </SettingsCard>
          <SettingsCard title={t('presence.title')}>
            <SwitchLine
              label={t('presence.label')}
              on={account.showsPresence}
              onChange={(showsPresence) => keep({ showsPresence })}
            />
          </SettingsCard>
          <AppearanceCard />
        </>
      )}
    </AccountContent>
  );
}

const schemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/** Light, dark, or the system's choice; the same setting as in the top bar. */
function AppearanceCard() {
  const { t } = useTranslation(['account', 'shell']);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SettingsCard title={t('account:appearance.title')} hint={t('account:appearance.hint')}>
      <div>
        <Segments
          label={t('account:appearance.title')}
          value={colorScheme}
          options={schemes.map((value) => ({ value, label: t(`shell:scheme.${value}`) }))}
          onChange={setColorScheme}
        />
      </div>
    </SettingsCard>
  );
}
