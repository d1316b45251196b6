import type { TrainingRewards } from '@trattativa/contract/deals/training/training';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';

/** What the career leaves open, a sentence each. */
export function useOpenQuestions({ missing, unclear, undated }: TrainingRewards): string[] {
  const { t } = useTranslation('training');
  const { list } = useFormats();
  return [
    ...missing.map(({ from, to }) => (from === to ? t('gapOne', { season: from }) : t('gap', { from, to }))),
    ...unclear.map(({ season, clubs }) => t('unclear', { season, clubs: list(clubs) })),
    ...(undated.length > 0 ? [t('undated', { clubs: list(undated) })] : []),
  ];
}
