import type { Category } from '@trattativa/domain/people/categories';
import type { CellReading, CellValue } from '@trattativa/domain/people/import/cells/cell-reading';
import type { ImportTarget } from '@trattativa/domain/people/import/import-targets';
import type { OptionHolder } from '@trattativa/domain/people/players/contract-facts';
import type { ContractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import type { Foot } from '@trattativa/domain/people/players/feet';
import type { FigureSource } from '@trattativa/domain/people/players/season-figures';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { usePlayerWords } from '../../players/use-player-words.ts';

const money: ReadonlySet<ImportTarget> = new Set([
  'salary',
  'requestedSalary',
  'playerValue',
  'requestedBonus',
  'commissionFeeMin',
  'commissionFeeMax',
  'releaseClause',
  'askingFee',
  'careerEntrySalary',
]);

/** The value of a cell in the reader's language. */
export function useImportWords(): (target: ImportTarget, reading: CellReading) => string {
  const words = usePlayerWords();
  const { t } = useTranslation(['player-import', 'ui', 'catalogue', 'player-career']);
  const formats = useFormats();
  const said = (target: ImportTarget, value: CellValue): string => {
    if (target === 'heightWeight' && typeof value === 'object') {
      // A half that was not understood is 0.
      const [height, weight] = value;
      return [height && words.height(Number(height)), weight && words.weight(Number(weight))]
        .filter((half) => half)
        .join(', ');
    }
    if (typeof value === 'object') {
      const each =
        target === 'countriesInterested' || target === 'eligibleAssociations'
          ? words.country
          : target === 'searchLevels'
            ? words.levelOption
            : words.role;
      return value.map((one) => each(one as never)).join(', ');
    }
    if (typeof value === 'boolean') return words.yesOrNo(value);
    if (target === 'bornDate' || target === 'age')
      return typeof value === 'string' ? formats.plainDate(value) : t('player-import:year', { year: value });
    if (target === 'contractEnd' || target === 'optionUntil' || target === 'permitUntil')
      return formats.plainDate(String(value));
    if (target === 'optionHolder') return words.optionHolder(value as OptionHolder);
    if (target === 'payShare') return formats.percent(Number(value));
    if (target === 'secondNationality' || target === 'registeredAssociation')
      return words.country(String(value));
    if (target === 'foot') return words.foot(value as Foot);
    if (target === 'nationality' || target === 'country') return words.country(String(value));
    if (target === 'contractualStatus') return words.contract(value as ContractualStatus);
    if (target === 'careerEntryCategory') return t(`catalogue:category.${value as Category}`);
    if (target === 'figuresSource') return t(`player-career:source.${value as FigureSource}`);
    if (target === 'currentLevel' || target === 'careerEntryLevel') return words.levelOption(Number(value));
    if (target === 'region') return words.region(String(value));
    if (target === 'refundRange') return words.refund(Number(value));
    if (target === 'requestedAccommodation') return words.accommodation(Number(value));
    if (target === 'heightCm') return words.height(Number(value));
    if (target === 'weightKg') return words.weight(Number(value));
    return money.has(target) ? formats.money(Number(value)) : String(value);
  };
  return (target, reading) =>
    reading.state === 'read' || reading.state === 'doubt' ? said(target, reading.value) : '';
}
