import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import type { PlayerValues } from './player-form-values.ts';
import { usePlayerWords } from './use-player-words.ts';

const money = new Set<keyof PlayerValues>([
  'salary',
  'requestedSalary',
  'requestedBonus',
  'commissionFeeMin',
  'commissionFeeMax',
  'playerValue',
]);

/** What a field of the form holds, as words: `words('foot', values)` → "Left". */
export function useValueWords(): (field: keyof PlayerValues, values: PlayerValues) => string {
  const { t } = useTranslation(['players', 'ui']);
  const words = usePlayerWords();
  const formats = useFormats();
  const nothing = t('players:card.unknown');
  const numbers: Partial<Record<keyof PlayerValues, (id: number) => string>> = {
    principalRole: words.role,
    secondaryRole: words.role,
    foot: words.foot,
    contractualStatus: words.contract,
    currentLevel: words.level,
    refundRange: words.refund,
    requestedAccommodation: words.accommodation,
    minutesPercent: formats.percent,
  };
  return (field, values) => {
    const value = values[field];
    if (value === null || value === '') return nothing;
    if (field === 'searchLevels') return values.searchLevels.map(words.level).join(', ') || nothing;
    if (field === 'countriesInterested')
      return values.countriesInterested.map(words.country).join(', ') || nothing;
    if (field === 'bornDate') return formats.plainDate(values.bornDate);
    if (field === 'region') return words.region(String(value));
    if (field === 'nationality' || field === 'country') return words.country(String(value));
    if (typeof value === 'boolean') return t(value ? 'ui:yes' : 'ui:no');
    if (value === 'yes' || value === 'no') return t(`ui:${value}`);
    if (typeof value === 'number') {
      if (money.has(field)) return formats.money(value);
      return numbers[field]?.(value) ?? String(value);
    }
    return String(value);
  };
}
