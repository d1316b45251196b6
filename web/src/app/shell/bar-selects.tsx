import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun, IconWorld } from '@tabler/icons-react';
import type { Language } from '@trattativa/texts/languages';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/language.ts';
import classes from './bar-selects.module.css';

const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

/** Light, dark, or the system's choice. */
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

/** Switches the language at once; the choice is stored in this browser (spec §1). */
export function LanguageSelect() {
  const { t } = useTranslation('shell');
  const { code, choose, choices } = useLanguage();
  return (
    <QuietSelect
      label={t('language')}
      value={code}
      shown={
        <>
          <IconWorld size={18} stroke={1.75} />
          {code.toUpperCase()}
        </>
      }
      options={choices.map(({ code: value, name }) => ({ value, label: name, lang: value }))}
      onChange={(value) => choose(value as Language)}
    />
  );
}

interface QuietSelectProps {
  label: string;
  /** Shown in the bar instead of the select. */
  shown: ReactNode;
  value: string;
  options: readonly { value: string; label: string; lang?: string }[];
  onChange: (value: string) => void;
}

/** A native select under a compact label: works with every keyboard and phone, and adds no code. */
function QuietSelect({ label, shown, value, options, onChange }: QuietSelectProps) {
  return (
    <span className={classes.face}>
      <span aria-hidden="true" className={classes.shown}>
        {shown}
      </span>
      <select
        className={classes.select}
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
