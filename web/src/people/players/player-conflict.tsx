import type { Player } from '@trattativa/contract/people/players/player';
import type { OptionHolder } from '@trattativa/domain/people/contract-facts';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { type ConflictAnswers, ConflictDialog } from '../../ui/conflict-dialog.tsx';
import { differences, type PlayerValues, valuesOf } from './player-form-values.ts';
import { usePlayerWords } from './use-player-words.ts';

interface PlayerConflictProps extends ConflictAnswers {
  /** The reader's version and the version saved by somebody else in the meantime. */
  mine: PlayerValues;
  theirs: Player;
}

/** The conflict dialog of a player's form. */
export default function PlayerConflict({ mine, theirs, ...answers }: PlayerConflictProps) {
  const { t } = useTranslation('players');
  const words = useValueWords();
  const saved = valuesOf(theirs);
  const fields = differences(mine, saved).map((field) => ({
    name: t(`players:field.${field}`),
    mine: words(field, mine),
    theirs: words(field, saved),
  }));
  return <ConflictDialog of="profile" fields={fields} {...answers} />;
}

const money = new Set<keyof PlayerValues>([
  'salary',
  'requestedSalary',
  'requestedBonus',
  'commissionFeeMin',
  'commissionFeeMax',
  'playerValue',
  'releaseClause',
  'askingFee',
]);

/** The value of a form field, as words: `words('foot', values)` → "Left". */
function useValueWords(): (field: keyof PlayerValues, values: PlayerValues) => string {
  const { t } = useTranslation(['players', 'ui']);
  const words = usePlayerWords();
  const formats = useFormats();
  const nothing = t('players:card.unknown');
  const numbers: Partial<Record<keyof PlayerValues, (value: never) => string>> = {
    principalRole: words.role,
    secondaryRole: words.role,
    foot: words.foot,
    contractualStatus: words.contract,
    refundRange: words.refund,
    requestedAccommodation: words.accommodation,
    minutesPercent: formats.percent,
    payShare: formats.percent,
  };
  return (field, values) => {
    const value = values[field];
    if (value === null || value === '') return nothing;
    if (field === 'currentLevel') return words.level(Number(value), values.country);
    if (field === 'searchLevels') {
      const word = words.levelIn(values.countriesInterested, values.country);
      return values.searchLevels.map(word).join(', ') || nothing;
    }
    if (field === 'countriesInterested')
      return values.countriesInterested.map(words.country).join(', ') || nothing;
    if (field === 'eligibleAssociations')
      return values.eligibleAssociations.map(words.country).join(', ') || nothing;
    if (field === 'bornDate' || field === 'contractEnd' || field === 'optionUntil' || field === 'permitUntil')
      return formats.plainDate(values[field]);
    if (field === 'optionHolder') return words.optionHolder(value as OptionHolder);
    if (field === 'region') return words.region(String(value));
    if (
      field === 'nationality' ||
      field === 'secondNationality' ||
      field === 'registeredAssociation' ||
      field === 'country'
    )
      return words.country(String(value));
    if (typeof value === 'boolean') return t(value ? 'ui:yes' : 'ui:no');
    if (value === 'yes' || value === 'no') return t(`ui:${value}`);
    if (typeof value === 'number') {
      if (money.has(field)) return formats.money(value);
      return numbers[field]?.(value as never) ?? String(value);
    }
    return String(value);
  };
}
