import { ActionIcon, Anchor } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath, usePlayerWords } from '../../../people/players.ts';
import { ListingMark, PositionPitch } from '../../../people/players-ui.ts';
import { Check } from '../../../ui/form/choice/check.tsx';
import { MarksRow } from '../../../ui/text/marks-row.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { CandidateActs } from './candidate-acts.tsx';
import { CandidateMenu } from './candidate-menu.tsx';
import { CandidateStatusChip } from './candidate-status-chip.tsx';
import classes from './candidates-board.module.css';
import { type CardActs, moves, shownMoves } from './card-acts.ts';
import { useCandidateMarks } from './use-candidate-marks.ts';

/** One candidate on the board: the player, the match, and all actions, by drag, by buttons or by the menu. */
export function CandidateCard({
  candidate,
  chosen,
  acts,
}: {
  candidate: Candidate;
  chosen: boolean;
  acts: CardActs;
}) {
  const { t } = useTranslation(['applications', 'matching']);
  const words = usePlayerWords();
  const marks = useCandidateMarks();
  const { player, can, shortlisted = false } = candidate;
  const { name } = player;
  const possible = moves.filter(({ ability }) => can[ability]);
  const shown = shownMoves(candidate);
  const facts = [
    player.principalRole === null ? null : words.role(player.principalRole),
    player.age === null ? null : words.years(player.age),
    player.currentClub === '' ? null : player.currentClub,
  ].filter((fact) => fact !== null);
  return (
    <li
      className={classes.card}
      data-walk
      draggable={possible.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', String(candidate.id));
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <div className={classes.head}>
        <PositionPitch principalRole={player.principalRole} secondaryRole={player.secondaryRole} width={26} />
        <div className={classes.who}>
          {player.open ? (
            <Anchor component={Link} to={playerPath(player.id)} className={classes.name} draggable={false}>
              {name}
            </Anchor>
          ) : (
            <span className={classes.name}>{name}</span>
          )}
        </div>
        <div className={classes.icons}>
          <ActionIcon
            variant="subtle"
            color={shortlisted ? undefined : 'gray'}
            aria-pressed={shortlisted}
            aria-label={t('applications:board.shortlist', { name })}
            title={shortlisted ? t('applications:board.shortlisted') : undefined}
            onClick={() => acts.onShortlist(candidate)}
          >
            <IconStar
              size={18}
              stroke={1.75}
              fill={shortlisted ? 'currentColor' : 'none'}
              aria-hidden="true"
            />
          </ActionIcon>
          <CandidateMenu
            candidate={candidate}
            possible={possible.filter((move) => !shown.includes(move))}
            acts={acts}
          />
        </div>
      </div>
      <div className={classes.lines}>
        <span className={classes.facts}>{facts.join(' · ')}</span>
        <span className={classes.recordOwner}>
          <span className={classes.facts}>
            {player.open
              ? t('matching:candidates.keptBy', { name: player.ownerName })
              : t('applications:board.minor')}
          </span>
          <ListingMark player={player} />
        </span>
      </div>
      <MarksRow
        marks={marks(candidate)}
        label={t('matching:marks')}
        wantedBy={t('matching:wantedBy')}
        hasBy={t('matching:hasBy')}
        compact
        countMet={(number) => t('matching:criteriaMet', { number })}
      />
      {candidate.temporary && <CandidateStatusChip status={candidate.status} temporary />}
      {candidate.reason !== null && (
        <p className={classes.reason}>
          {[t(`applications:reason.${candidate.reason}`), candidate.reasonText].filter(Boolean).join(': ')}
        </p>
      )}
      <CandidateActs candidate={candidate} acts={acts} />
      <div className={classes.foot}>
        <Check
          label={
            <>
              <span aria-hidden="true">{t('applications:board.choose')}</span>
              <VisuallyHidden>{t('applications:board.chooseName', { name })}</VisuallyHidden>
            </>
          }
          checked={chosen}
          onChange={(next) => acts.onChoose(candidate, next)}
        />
        <span className={classes.facts}>
          <RelativeTime at={candidate.appliedAt} />
        </span>
      </div>
    </li>
  );
}
