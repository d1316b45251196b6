import { mandatoryPlayerFields } from '@trattativa/domain/people/players/mandatory-fields';
import { useTranslation } from 'react-i18next';
import { ProgressWord } from '../../../ui/feedback/progress-word.tsx';
import type { PlayerFacts } from './player-facts.ts';

/** The completeness of a profile: a bar and its meaning in words. */
export function CompletenessBar({
  completeness,
  missingFields = [],
}: Pick<PlayerFacts, 'completeness' | 'missingFields'>) {
  const { t } = useTranslation(['players', 'catalogue']);
  if (completeness === undefined) return null;
  const all = mandatoryPlayerFields.length;
  return (
    <ProgressWord
      share={(all - missingFields.length) / all}
      waits={completeness !== 'complete'}
      word={
        completeness === 'incomplete'
          ? t('players:card.missing', { count: missingFields.length })
          : t(`catalogue:completeness.${completeness}`)
      }
    />
  );
}
