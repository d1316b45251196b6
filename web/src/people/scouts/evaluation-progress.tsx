import type { ScoutedPlayer } from '@trattativa/contract/people/scouts/scout';
import { skills } from '@trattativa/domain/people/players/skills';
import { useTranslation } from 'react-i18next';
import { ProgressWord } from '../../ui/feedback/progress-word.tsx';

/** The progress of the reader's own evaluation of a player: a bar, and "28 of 40" in words. */
export function EvaluationProgress({ evaluation }: Pick<ScoutedPlayer, 'evaluation'>) {
  const { t } = useTranslation('scouts');
  const done = evaluation?.skills ?? 0;
  return (
    <ProgressWord
      share={done / skills.length}
      word={done === 0 ? t('evaluation.none') : t('evaluation.progress', { done, total: skills.length })}
    />
  );
}
