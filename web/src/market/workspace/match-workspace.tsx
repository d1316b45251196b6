import { Button } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import type { Match } from '@trattativa/contract/market/matching/match';
import {
  type MatchingKind,
  matchGroupings,
  matchingKinds,
  matchSorts,
} from '@trattativa/domain/market/matching-kinds';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { countFilters, type FilterSchema, searchText } from '../../ui/filter/address-filters.ts';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { NothingFits } from '../../ui/list/nothing-fits.tsx';
import { countedUpTo, useTotalFigure } from '../../ui/list/total-words.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useMatchCounts, useProposedPairs } from '../matching/matching.queries.ts';
import { ChoiceBar } from './choice-bar.tsx';
import { matchKey } from './match-choice.ts';
import { MatchFilters } from './match-filters.tsx';
import { MatchGroupCard } from './match-group-card.tsx';
import { type MatchGroupsQuery, useMatchGroups } from './match-groups.queries.ts';
import classes from './match-workspace.module.css';

const screens = { exact: paths.exactMatch, potential: paths.potentialMatch, partial: paths.partialMatch };

const schema = {
  text: 'text',
  new: 'flag',
  role: 'number',
  level: 'number',
  country: 'text',
  request: 'number',
  player: 'number',
  by: 'text',
  sort: 'text',
} as const satisfies FilterSchema;

/** `/exactMatch`, `/potentialMatch`, `/partialMatch` of agents: all matches to work through, by request or by player. */
export default function MatchWorkspace({ kind }: { kind: MatchingKind }) {
  const { t } = useTranslation(['matching', 'catalogue', 'match-workspace']);
  const figure = useTotalFigure();
  const { search } = useLocation();
  const { filters, setFilters, clearFilters } = useAddressFilters(schema);
  const [chosen, setChosen] = useState<ReadonlyMap<string, Match>>(new Map());
  const counts = useMatchCounts({}).data;
  const id = (value: number | null) => (value !== null && value > 0 ? value : undefined);
  const query: MatchGroupsQuery = {
    kind,
    by: matchGroupings.find((by) => by === filters.by) ?? 'request',
    sort: matchSorts.find((sort) => sort === filters.sort) ?? 'best',
    text: searchText(filters.text),
    isNew: filters.new || undefined,
    role: idOf(playerRoles, filters.role),
    level: idOf(levels, filters.level),
    country: /^[A-Z]{2}$/u.test(filters.country) ? filters.country : undefined,
    requestId: id(filters.request),
    playerId: id(filters.player),
  };
  const list = useMatchGroups(query);
  const latest = list.data?.pages.at(-1);
  const groups = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const proposed = useProposed();
  const count = countFilters(filters, ['text', 'by', 'sort']);

  function choose(matches: readonly Match[], next: boolean) {
    setChosen((before) => {
      const after = new Map(before);
      for (const match of matches) {
        if (next) after.set(matchKey(match), match);
        else after.delete(matchKey(match));
      }
      return after;
    });
  }

  return (
    <>
      <PageHeader
        ofList
        namedByActions
        title={t(`catalogue:matchingKind.${kind}`)}
        description={t(`matching:about.${kind}`)}
        actions={
          <nav className={classes.kinds} aria-label={t('matching:candidates.kinds')}>
            {matchingKinds.map((one) => (
              <Link
                key={one}
                to={`${screens[one]}${search}`}
                className={classes.kind}
                aria-current={one === kind ? 'page' : undefined}
              >
                {t(`catalogue:matchingKindShort.${one}`)}{' '}
                <span>{counts && figure(countedUpTo(counts[one], 1000))}</span>
              </Link>
            ))}
          </nav>
        }
      />
      <MatchFilters
        filters={filters}
        setFilters={setFilters}
        fresh={latest?.fresh}
        count={count}
        onClear={clearFilters}
      />
      {list.error && <ErrorPanel text={list.error.message} onRetry={() => void list.refetch()} />}
      {list.isLoading && <Skeletons shape="rows" />}
      <ul className={classes.groups}>
        {groups.map((group) => (
          <li key={`${query.by} ${group.id}`}>
            <MatchGroupCard
              group={group}
              query={query}
              chosen={chosen}
              proposed={proposed}
              onChoose={choose}
            />
          </li>
        ))}
      </ul>
      {list.data &&
        groups.length === 0 &&
        (count > 0 || filters.text !== '' ? (
          <NothingFits onClear={clearFilters} />
        ) : (
          <EmptyState
            icon={IconPuzzle}
            title={t('matching:empty.title')}
            text={t('matching:empty.agent')}
            action={
              <Button component={Link} to={paths.requests} variant="default">
                {t('matching:empty.market')}
              </Button>
            }
          />
        ))}
      {list.hasNextPage && (
        <Button
          variant="default"
          className={classes.more}
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('match-workspace:workspace.moreGroups')}
        </Button>
      )}
      {chosen.size > 0 && <ChoiceBar chosen={[...chosen.values()]} onDone={() => setChosen(new Map())} />}
    </>
  );
}

/** The open negotiations of the reader's players, so that nobody is proposed twice to a club. */
function useProposed(): ReadonlySet<string> {
  const { data } = useProposedPairs();
  return new Set(data);
}
