import { Button } from '@mantine/core';
import type { Match } from '@trattativa/contract/market/matching/match';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MatchMarks } from '../../market/matching-ui.ts';
import { requestPath, useRequestWords } from '../../market/requests.ts';
import { playerPath, usePlayerWords } from '../../people/players.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { Panel, PanelNothing } from './panels/panel.tsx';
import { WorkRow, WorkRows } from './panels/work-row.tsx';
import classes from './row-words.module.css';

/** The best matches, each with the act that follows from it. For a player: the clubs that look for them. */
export function BestMatches({ matches }: { matches: readonly Match[] }) {
  const { t } = useTranslation('dashboard');
  const own = useUser().kind === 'player';
  return (
    <Panel
      title={t(own ? 'bestForPlayer' : 'best')}
      all={
        matches.length === 0
          ? paths.requests
          : matches[0]?.kind === 'exact'
            ? paths.exactMatch
            : paths.potentialMatch
      }
    >
      {matches.length === 0 ? (
        <PanelNothing text={t(own ? 'bestForPlayerNone' : 'bestNone')} />
      ) : (
        <WorkRows>
          {matches.map((match) => {
            const key = `${match.player.id} ${match.request.id}`;
            return own ? <Wanting key={key} match={match} /> : <Fitting key={key} match={match} />;
          })}
        </WorkRows>
      )}
    </Panel>
  );
}

/** The player, then what the club looks for. */
function Fitting({ match }: { match: Match }) {
  const { t } = useTranslation(['matching', 'dashboard', 'match-workspace']);
  const words = usePlayerWords();
  const say = useRequestWords();
  const { player, request } = match;
  return (
    <WorkRow
      start={<AvatarPicture name={player.name} url={player.imageUrl} size={40} kind="player" />}
      title={player.name}
      to={playerPath(player.id)}
      mark={<AvatarPicture name={request.teamName} url={request.teamImageUrl} size={16} kind="club" />}
      facts={[
        t('match-workspace:workspace.seeks', { club: request.teamName, role: words.role(request.role) }),
        words.level(request.level, request.country),
        say.money(request.monthlyOffer, request.refundRange),
        match.kind === 'exact' ? t('dashboard:allMet') : null,
      ]}
      act={
        match.can.propose && (
          <Button
            component={Link}
            size="sm"
            variant="default"
            to={`${paths.negotiation}?player=${player.id}&club=${request.teamId}&level=${request.level}`}
          >
            {t('match-workspace:workspace.propose')}
          </Button>
        )
      }
    >
      <Marks match={match} />
    </WorkRow>
  );
}

/** The club that looks for the reader. */
function Wanting({ match }: { match: Match }) {
  const { t } = useTranslation('dashboard');
  const words = usePlayerWords();
  const say = useRequestWords();
  const { request } = match;
  return (
    <WorkRow
      start={<AvatarPicture name={request.teamName} url={request.teamImageUrl} size={40} kind="club" />}
      title={request.teamName}
      to={requestPath(request.id)}
      facts={[
        words.role(request.role),
        words.level(request.level, request.country),
        request.city,
        say.money(request.monthlyOffer, request.refundRange),
        match.kind === 'exact' ? t('allMet') : null,
      ]}
      act={
        <Button component={Link} size="sm" variant="default" to={requestPath(request.id)}>
          {t('apply')}
        </Button>
      }
    >
      <Marks match={match} />
    </WorkRow>
  );
}

/** How it fits, criterion by criterion. */
export function Marks({ match }: { match: Match }) {
  // That every criterion is met stands among the facts.
  if (match.kind === 'exact') return null;
  return (
    <span className={classes.fit}>
      <MatchMarks match={match} compact />
    </span>
  );
}
