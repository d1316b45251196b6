import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { QuietSelect } from './quiet-select.tsx';

const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

/** Light, dark, or as the system has it. */
export function SchemeSelect() {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = icons[colorScheme];
  return (
    <QuietSelect
      label={t('scheme.label')}
      value={colorScheme}
      shown={<Icon size={18} stroke={1.75} />}
      options={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(`scheme.${value}`) }))}
      onChange={(value) => setColorScheme(value as MantineColorScheme)}
    />
  );
}
