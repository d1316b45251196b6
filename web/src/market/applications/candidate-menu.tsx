import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { useTranslation } from 'react-i18next';
import { ActMenu } from '../../ui/act-menu.tsx';
import type { CardActs, moves } from './card-acts.ts';

interface CandidateMenuProps {
  candidate: Candidate;
  possible: readonly (typeof moves)[number][];
  acts: CardActs;
}

/** The button with three dots, and the menu of actions on a candidate. */
export function CandidateMenu({ candidate, possible, acts }: CandidateMenuProps) {
  const { t } = useTranslation('applications');
  const details = t(candidate.can.note ? 'board.details' : 'board.history');
  return (
    <ActMenu
      label={t('board.acts', { name: candidate.player.name })}
      acts={[
        ...possible.map(({ to, ability }) => ({
          key: ability,
          label: t(`board.${ability}`),
          onPress: () => acts.onMove(candidate, to),
        })),
        {
          key: 'details',
          label: candidate.notes ? `${details} (${candidate.notes})` : details,
          onPress: () => acts.onDetails(candidate),
        },
      ]}
    />
  );
}
