import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { type Counted, totalWords } from './total-words.ts';

/** A total that stands without a noun, beside a title or on a tab: the number, or "more than" it. */
export function useTotalFigure(): (counted: Counted) => string {
  const { t } = useTranslation('ui');
  const { number } = useFormats();
  return (counted) => {
    const words = totalWords(counted, number);
    return counted.totalIsExact ? words.number : t('moreThan', words);
  };
}
