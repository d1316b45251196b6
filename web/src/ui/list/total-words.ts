import { countedExactly } from '@trattativa/domain/platform/number-limits';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';

/** The number of things in a list. Counting stops at a limit: a total that is not exact is one above it. */
export interface Counted {
  total: number;
  totalIsExact: boolean;
}

/**
 * The values for a sentence with a total: `count` selects the plural form, `number` is formatted for the reader.
 * If the total is not exact, it is the number surely exceeded, for "more than {{number}}".
 */
export function totalWords(
  { total, totalIsExact }: Counted,
  number: (value: number) => string,
): { count: number; number: string } {
  const said = totalIsExact ? total : total - 1;
  return { count: said, number: number(said) };
}

/** A plain number that the service counts exactly up to `max`. */
export function countedUpTo(total: number, max = countedExactly): Counted {
  return { total, totalIsExact: total <= max };
}

/** A total without a noun, beside a title or on a tab: the number, or "more than" it. */
export function useTotalFigure(): (counted: Counted) => string {
  const { t } = useTranslation('ui');
  const { number } = useFormats();
  return (counted) => {
    const words = totalWords(counted, number);
    return counted.totalIsExact ? words.number : t('moreThan', words);
  };
}
