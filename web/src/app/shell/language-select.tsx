import { IconWorld } from '@tabler/icons-react';
import type { Language } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../platform/i18n/use-language.ts';
import { QuietSelect } from './quiet-select.tsx';

/** Switches the language at once; the choice is kept in this browser (spec §1). */
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
