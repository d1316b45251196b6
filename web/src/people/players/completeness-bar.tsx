import { useTranslation } from 'react-i18next';
import { ProgressWord } from '../../ui/progress-word.tsx';
import type { PlayerFacts } from './player-facts.ts';

/** The fields that a complete profile cannot lack (name, birth date, …): ten. */
export const mandatoryFields = 10;

/** How far a profile is filled in: a bar, and the word for what that means. */
export function CompletenessBar({
  completeness,
  missingFields = [],
}: Pick<PlayerFacts, 'completeness' | 'missingFields'>) {
  const { t } = useTranslation(['players', 'catalogue']);
  if (completeness === undefined) return null;
  const filled = mandatoryFields - missingFields.length;
  return (
    <ProgressWord
      share={filled / mandatoryFields}
      waits={completeness !== 'complete'}
      word={
        completeness === 'incomplete'
          ? t('players:card.missing', { count: missingFields.length })
          : t(`catalogue:completeness.${completeness}`)
      }
    />
  );
}
