import { Button } from '@mantine/core';
import type { Match, MatchGroup } from '@trattativa/contract/market/matching/match';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerPath, usePlayerWords } from '../../people/players.ts';
import { TeamReplies } from '../../people/slots.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { requestPath } from '../requests/request-paths.ts';
import { useRequestWords } from '../requests/use-request-words.ts';
import { matchKey } from './match-choice.ts';
import { type MatchGroupsQuery, useWholeGroup } from './match-groups.queries.ts';
import { MatchRow } from './match-row.tsx';
import classes from './match-workspace.module.css';

const NobodyFitsButton = lazy(() => loadChunk(() => import('../answers/nobody-fits-button.tsx')));

interface MatchGroupCardProps {
  group: MatchGroup;
  query: MatchGroupsQuery;
  chosen: ReadonlyMap<string, Match>;
  /** Player and club of open negotiations, as `player-club`. */
  proposed: ReadonlySet<string>;
  onChoose: (matches: readonly Match[], chosen: boolean) => void;
}

/** A request with the players who match it, or a player with the requests: the first three, the others on request. */
export function MatchGroupCard({ group, query, chosen, proposed, onChoose }: MatchGroupCardProps) {
  const { t } = useTranslation(['matching', 'match-workspace']);
  const words = usePlayerWords();
  const narrow = useIsNarrow();
  const [open, setOpen] = useState(false);
  const whole = useWholeGroup(query, group.id, open);
  const rows = (open && whole.data) || group.items;
  const [first] = rows;
  if (!first) return null;
  // A club may seek the same role twice: the number tells the two apart where only names are read.
  const title =
    query.by === 'request'
      ? t('match-workspace:workspace.seeks', {
          club: first.request.teamName,
          role: words.role(first.request.role),
        })
      : first.player.name;
  const isOpen = (match: Match) => proposed.has(`${match.player.id}-${match.request.teamId}`);
  const choosable = rows.filter((match) => !isOpen(match));
  const all = choosable.length > 0 && choosable.every((match) => chosen.has(matchKey(match)));
  const answer = query.by === 'request' && first.request.myAnswer !== null && (
    <Suspense>
      <NobodyFitsButton request={first.request} />
    </Suspense>
  );
  const hasMore = group.total > group.items.length;
  return (
    <section className={classes.group} aria-label={`${title} #${group.id}`}>
      <header className={classes.groupHead}>
        {choosable.length > 0 && (
          <input
            type="checkbox"
            className={classes.box}
            checked={all}
            aria-label={t('match-workspace:bulk.chooseAll', { count: choosable.length })}
            onChange={({ currentTarget }) => onChoose(choosable, currentTarget.checked)}
          />
        )}
        <GroupTitle
          title={title}
          match={first}
          by={query.by}
          total={t('match-workspace:workspace.inGroup', { count: group.total })}
        />
        {!narrow && answer}
      </header>
      <ul className={classes.rows}>
        {rows.map((match) => (
          <MatchRow
            key={matchKey(match)}
            match={match}
            by={query.by}
            chosen={chosen.has(matchKey(match))}
            isProposed={isOpen(match)}
            onChoose={(one, next) => onChoose([one], next)}
          />
        ))}
      </ul>
      {(hasMore || (narrow && answer)) && (
        <footer className={classes.groupFoot}>
          {hasMore && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-expanded={open}
              loading={open && whole.isLoading}
              onClick={() => setOpen(!open)}
            >
              {open
                ? t('match-workspace:workspace.fewer')
                : t('match-workspace:workspace.others', { count: group.total - group.items.length })}
            </Button>
          )}
          {narrow && answer}
        </footer>
      )}
    </section>
  );
}

interface GroupTitleProps {
  title: string;
  match: Match;
  by: MatchGroupsQuery['by'];
  /** The number of matches, in words. */
  total: string;
}

function GroupTitle({ title, match, by, total }: GroupTitleProps) {
  const words = usePlayerWords();
  const say = useRequestWords();
  const { request, player } = match;
  const isRequest = by === 'request';
  const facts = isRequest
    ? [
        words.level(request.level, request.country),
        say.ages(request.overAge, request.underAge),
        say.money(request.monthlyOffer, request.refundRange),
        request.city,
      ]
    : [
        player.principalRole === null ? null : words.role(player.principalRole),
        player.age === null ? null : words.years(player.age),
        player.currentClub,
      ];
  return (
    <>
      <AvatarPicture
        name={isRequest ? request.teamName : player.name}
        url={isRequest ? request.teamImageUrl : player.imageUrl}
        size={36}
        kind={isRequest ? 'club' : 'player'}
      />
      <div className={classes.who}>
        <h2 className={classes.groupTitle}>
          <Link to={isRequest ? requestPath(request.id) : playerPath(player.id)}>{title}</Link>
        </h2>
        <span className={classes.facts}>{[...facts, total].filter(Boolean).join(' · ')}</span>
        {isRequest && (
          <Suspense>
            <TeamReplies teamId={request.teamId} />
          </Suspense>
        )}
      </div>
    </>
  );
}
