import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/login/use-session.ts';
import { ActMenu } from '../../../ui/act-menu.tsx';
import type { CardActs, moves } from './card-acts.ts';

interface CandidateMenuProps {
  candidate: Candidate;
  possible: readonly (typeof moves)[number][];
  acts: CardActs;
}

/** The button with three dots, and the menu of actions on a candidate. */
export function CandidateMenu({ candidate, possible, acts }: CandidateMenuProps) {
  const { t } = useTranslation('applications');
  const { kind } = useUser();
  const { player } = candidate;
  // Only the club itself writes to who keeps a player, and asks for the player.
  const enquires = kind === 'team' && candidate.status !== candidateStatus.rejected;
  const details = t(`board.${candidate.can.note ? 'details' : 'history'}`);
  return (
    <ActMenu
      label={t('board.acts', { name: player.name })}
      acts={[
        ...possible.map(({ to, ability }) => ({
          key: ability,
          label: t(`board.${ability}`),
          onPress: () => acts.onMove(candidate, to),
        })),
        ...(enquires
          ? [
              {
                key: 'write',
                label: t('board.write'),
                onPress: () => acts.onContact(candidate),
              },
              {
                key: 'enquire',
                label: t('board.enquire'),
                onPress: () => acts.onEnquire(candidate),
              },
            ]
          : []),
        {
          key: 'details',
          label: candidate.notes ? `${details} (${candidate.notes})` : details,
          onPress: () => acts.onDetails(candidate),
        },
      ]}
    />
  );
}
