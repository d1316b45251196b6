import { Button } from '@mantine/core';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../platform/login/use-session.ts';
import { paths } from '../../../platform/paths.ts';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import classes from './candidates-board.module.css';
import { type CardActs, shownMoves } from './card-acts.ts';

/** The usual answers to a candidate, on the card: an offer, accept (or take back), reject. */
export function CandidateActs({ candidate, acts }: { candidate: Candidate; acts: CardActs }) {
  const { t } = useTranslation('applications');
  const { kind } = useUser();
  const { id, status, player } = candidate;
  // Only the club itself makes offers; a mandated agent does not.
  const offers = status !== candidateStatus.rejected && ['team', 'staff', 'admin'].includes(kind);
  const possible = shownMoves(candidate);
  if (possible.length === 0 && !offers) return null;
  const toWhom = <VisuallyHidden> {player.name}</VisuallyHidden>;
  return (
    <div className={classes.acts}>
      {possible.map(({ to, ability }) => (
        <Button
          key={ability}
          size="compact-sm"
          variant={ability === 'activate' ? 'filled' : 'default'}
          onClick={() => acts.onMove(candidate, to)}
        >
          {t(`board.${ability}`)}
          {toWhom}
        </Button>
      ))}
      {offers && (
        <Button
          component={Link}
          to={`${paths.offer}?candidate=${id}`}
          size="compact-sm"
          variant={possible.some(({ ability }) => ability === 'activate') ? 'default' : 'filled'}
          draggable={false}
        >
          {t('board.offer')}
          {toWhom}
        </Button>
      )}
    </div>
  );
}
