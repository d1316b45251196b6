import { IconUsers } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { lazy, type ReactNode, Suspense, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { showProblem } from '../../ui/feedback/toasts.tsx';
import type { FilterSchema } from '../../ui/filter/address-filters.ts';
import { useAddressFilters } from '../../ui/filter/use-address-filters.ts';
import { DataList } from '../../ui/list/data-list.tsx';
import { useListLayout } from '../../ui/list/list-layout.tsx';
import { ListViewPanel } from '../../ui/list/list-view-panel.tsx';
import { NothingFits } from '../../ui/list/nothing-fits.tsx';
import { type Sort, sortInAddress } from '../../ui/list/table/column.ts';
import { SortPicker } from '../../ui/list/table/sort-picker.tsx';
import { useRowKeys } from '../../ui/list/table/use-row-keys.ts';
import { totalWords } from '../../ui/list/total-words.ts';
import { useListChoices } from '../../ui/list/use-list-choices.ts';
import { usePages } from '../../ui/list/use-pages.ts';
import { SplitView, useSplitRoom } from '../../ui/page/split-view.tsx';
import { playerName } from '../players/page/player-facts.ts';
import { playerPath } from '../players/player-paths.ts';
import { usePlayer } from '../players/players.queries.ts';
import {
  countPortfolioFilters,
  portfolioFilters,
  portfolioQuery,
  portfolioView,
  sortOf,
} from '../players/portfolio-filters.ts';
import { EnquiryForm } from '../slots.ts';
import { useWatched } from '../watching/watched.queries.ts';
import { CompareBar } from './compare/compare-bar.tsx';
import { alwaysShown, hiddenAtFirst, useMarketColumns } from './market-columns.tsx';
import { MarketFilters } from './market-filters.tsx';
import classes from './market-list.module.css';
import MarketPanel from './market-panel.tsx';
import { useMarketPlayers } from './market-players.queries.ts';
import { useMayReach } from './use-reach.ts';
import { useRowActs } from './use-row-acts.tsx';

const ComparePlayers = lazy(() => loadChunk(() => import('./compare/compare-players.tsx')));
const RowMenu = lazy(() => loadChunk(() => import('./row-menu.tsx')));

/** What the list shows beside its filters: the player at the side, those compared, the comparison itself. */
const shown = {
  player: 'number',
  compare: 'numbers',
  side: 'flag',
  starred: 'flag',
} as const satisfies FilterSchema;

/** Players that fit side by side. */
const maxCompared = 4;

/** Only owners and staff read amounts (permission matrix). */
const ofOwners = ['asks'];

interface MarketListProps {
  /** The label for screen readers. */
  label: string;
  /** The header of the screen, with the number of players once it is known. */
  header: (count: string | undefined) => ReactNode;
}

/** The market as a list that is worked through: filters as chips, split view, acts in each row, comparison. */
export function MarketList({ label, header }: MarketListProps) {
  const { filters: at, setFilters: setAt } = useAddressFilters(shown);
  const compared = useMemo(() => [...new Set(at.compare)].slice(0, maxCompared), [at.compare]);
  const setCompared = (ids: readonly number[]) =>
    setAt({ compare: [...ids], side: at.side && ids.length > 1 });
  if (at.side && compared.length > 1) {
    return (
      <>
        {header(undefined)}
        <Suspense>
          <ComparePlayers
            playerIds={compared}
            onChange={setCompared}
            onClose={() => setAt({ side: false })}
          />
        </Suspense>
      </>
    );
  }
  return (
    <>
      <Listed
        label={label}
        header={header}
        at={at}
        setAt={setAt}
        compared={compared}
        setCompared={setCompared}
      />
      <CompareBar playerIds={compared} onOpen={() => setAt({ side: true })} onClear={() => setCompared([])} />
    </>
  );
}

interface ListedProps extends MarketListProps {
  at: ReturnType<typeof useAddressFilters<typeof shown>>['filters'];
  setAt: ReturnType<typeof useAddressFilters<typeof shown>>['setFilters'];
  compared: readonly number[];
  setCompared: (ids: readonly number[]) => void;
}

function Listed({ label, header, at, setAt, compared, setCompared }: ListedProps) {
  const { t } = useTranslation(['market-players', 'players', 'teams', 'player-lists']);
  const { number } = useFormats();
  const { kind } = useUser();
  const { filters, setFilters, clearFilters } = useAddressFilters(portfolioFilters);
  const { filters: view, setFilters: setView } = useAddressFilters(portfolioView);
  const { stages: starred, toggle } = useWatched();
  const ofClub = kind === 'team' ? starred : null;
  const onlyStarred = at.starred && ofClub !== null;
  const query = { ...portfolioQuery(filters, view), ...(onlyStarred && { shortlisted: true }) };
  const list = usePages(useMarketPlayers(query));
  const { counted, rows } = list;

  const choices = useListChoices('market', { hidden: hiddenAtFirst });
  const room = useSplitRoom();
  const split = room && choices.split;
  const compact = choices.density === 'compact';
  const all = useMarketColumns({ narrow: split, compact, hidden: choices.hidden });
  const readsAmounts = kind === 'staff' || kind === 'admin';
  const wide = useMarketColumns({ narrow: false, compact, hidden: choices.hidden });
  const choosable = wide.filter(
    ({ key }) => !alwaysShown.includes(key) && (readsAmounts || !ofOwners.includes(key)),
  );
  const offered = useMemo(
    () => all.filter(({ key }) => readsAmounts || !ofOwners.includes(key)),
    [all, readsAmounts],
  );
  const columns = useMemo(
    () => offered.filter(({ key }) => alwaysShown.includes(key) || !choices.hidden.includes(key)),
    [offered, choices.hidden],
  );

  const phone = useListLayout('').isNarrow;
  const onSort = (next: Sort | null) => setView(sortInAddress(next));
  const linkOf = useLinks(split);
  const chosenAt = rows.findIndex(({ id }) => id === at.player);
  const elsewhere = usePlayer(split && at.player !== null && chosenAt < 0 ? at.player : null).data;
  const chosen = rows[chosenAt] ?? elsewhere ?? rows[0];
  const box = useRowKeys({
    active: split,
    count: rows.length,
    at: chosen === undefined ? -1 : rows.indexOf(chosen),
    onChoose: (index) => setAt({ player: rows[index]?.id ?? null }, 'typing'),
    onPick: (index) => {
      const player = rows[index];
      if (player) compare(player, !compared.includes(player.id));
    },
  });

  const { menu, asked, actsOf, setMenu, setAsked } = useRowActs(starred, toggle);
  const mayReach = useMayReach();
  function compare(player: Player, isCompared: boolean): void {
    if (isCompared && compared.length >= maxCompared) showProblem(t('market-players:compare.most'));
    else setCompared(isCompared ? [...compared, player.id] : compared.filter((id) => id !== player.id));
  }

  const count = countPortfolioFilters(filters) + (onlyStarred ? 1 : 0);
  const filtered = count > 0 || filters.text !== '';
  const result =
    counted &&
    t(
      counted.totalIsExact ? 'player-lists:portfolio.count' : 'player-lists:portfolio.countMore',
      totalWords(counted, number),
    );
  const clear = () => {
    clearFilters();
    setAt({ starred: false });
  };

  return (
    <>
      {header(counted && `${number(counted.total)}${counted.totalIsExact ? '' : '+'}`)}
      <MarketFilters
        filters={filters}
        setFilters={setFilters}
        count={count}
        onClear={clear}
        result={result}
        shortlist={ofClub && { only: onlyStarred, onOnly: (only) => setAt({ starred: only }) }}
        end={
          <ListViewPanel
            choices={choices}
            columns={choosable}
            canSplit={room}
            sort={
              phone && (
                <SortPicker columns={columns} sort={sortOf(view)} onSort={onSort} className={classes.sort} />
              )
            }
          />
        }
      />
      {onlyStarred && (
        <Link className={classes.watched} to={`${paths.playersList}?whose=watched`}>
          {t('market-players:shortlist.open')}
        </Link>
      )}
      <SplitView
        label={t('market-players:panel.label')}
        beside={split && chosen && rows.length > 0 ? <MarketPanel player={chosen} /> : null}
      >
        <div ref={box} data-own-keys={split || undefined}>
          <DataList
            {...list}
            label={label}
            columns={columns}
            rowKey={keyOf}
            rowLink={linkOf}
            rowActions={actsOf}
            // The reader's own players have only the menu; the room goes to names and clubs.
            actionsWidth={rows.every(({ can }) => can.edit) ? '44px' : '106px'}
            actionsBeside={kind !== 'team'}
            density={choices.density}
            chosen={split ? chosen?.id : null}
            cardsUnder={split ? 380 : undefined}
            sort={sortOf(view)}
            {...(!phone && { onSort })}
            empty={
              filtered ? (
                <NothingFits onClear={clear} />
              ) : (
                <EmptyState
                  icon={IconUsers}
                  title={t('teams:players.emptyTitle')}
                  text={t('teams:players.emptyText')}
                />
              )
            }
          />
        </div>
      </SplitView>
      <Suspense>
        {menu && (
          <RowMenu
            {...menu}
            mayReach={mayReach(menu.player)}
            isCompared={compared.includes(menu.player.id)}
            onEnquire={setAsked}
            onCompare={compare}
            onClose={() => setMenu(null)}
          />
        )}
        {asked && (
          <EnquiryForm player={{ ...asked, name: playerName(asked) }} onClose={() => setAsked(null)} />
        )}
      </Suspense>
    </>
  );
}

const keyOf = ({ id }: Player) => id;

/** Rows lead to the player's page, in the split view to the side. The same function while the filters stay. */
function useLinks(split: boolean): (player: Player) => string {
  const { pathname } = useLocation();
  const [address] = useSearchParams();
  const others = new URLSearchParams(address);
  others.delete('player');
  const base = others.toString();
  return useCallback(
    ({ id }: Player) => (split ? `${pathname}?${base}${base === '' ? '' : '&'}player=${id}` : playerPath(id)),
    [split, pathname, base],
  );
}
