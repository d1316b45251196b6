import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../ui/segments.tsx';
import { SettingsCard } from './settings-card.tsx';

const schemes: readonly MantineColorScheme[] = ['auto', 'light', 'dark'];

/** Light, dark, or as the system has it; the same choice as in the top bar. */
export function AppearanceCard() {
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
