import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type LanguageCode, languageCodes } from '../../platform/i18n/language.ts';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import { QuietSelect } from './quiet-select.tsx';

/** Each language by its own name: who looks for it must be able to read it. */
export const languageNames: Record<LanguageCode, string> = {
  it: 'Italiano',
  en: 'English',
  es: 'Español',
  ca: 'Català',
  fr: 'Français',
  pt: 'Português',
  de: 'Deutsch',
};

/** Switches the language at once; the choice is kept in this browser (spec §1). */
export function LanguageSelect() {
  const { t } = useTranslation('shell');
  const { code, choose } = useLanguage();
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
      options={languageCodes.map((value) => ({ value, label: languageNames[value], lang: value }))}
      onChange={(value) => choose(value as LanguageCode)}
    />
  );
}
