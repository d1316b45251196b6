import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { maySignNow } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import type { Column } from '../../ui/list/table/column.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { ContractChip } from '../players/contract-chip.tsx';
import { countVideoView } from '../players/page/owners-side.ts';
import { playerName } from '../players/page/player-facts.ts';
import { PositionPitch } from '../players/position-pitch.tsx';
import { type PlayerWords, usePlayerWords } from '../players/use-player-words.ts';
import classes from './market-columns.module.css';

/** The columns that a reader may hide, and those hidden until the reader wants them. */
export const alwaysShown = ['player'];
export const hiddenAtFirst = ['updated'];

/**
 * The facts that decide, as columns. `narrow` is the list of the split view: what has no column there stands below
 * the name. The same object until the language or the layout changes.
 */
export function useMarketColumns({
  narrow,
  compact,
  hidden,
}: {
  narrow: boolean;
  compact: boolean;
  hidden: readonly string[];
}): readonly Column<Player>[] {
  const { t, i18n } = useTranslation(['market-players', 'players']);
  const words = usePlayerWords();
  const { percent, shortPlainDate } = useFormats();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and texts change only with the language
  return useMemo(() => {
    const today = now().toISOString().slice(0, 10);
    const until = (row: Player) =>
      row.contractEnd === null
        ? null
        : words.until(shortPlainDate(row.contractEnd), maySignNow(row, today) === true);
    const height = (player: Player) => (player.heightCm === null ? null : words.height(player.heightCm));
    const player: Column<Player> = {
      key: 'player',
      header: t('players:field.player'),
      render: (row) => (
        <PlayerCell
          player={row}
          compact={compact}
          narrow={narrow}
          facts={factsBelow(row, words, [until(row), height(row)], narrow ? hidden : [])}
          free={narrow && hidden.includes('contract') ? null : words.contract(contractualStatus.free)}
        />
      ),
      width: narrow ? 'minmax(200px, 1fr)' : 'minmax(184px, 2.2fr)',
      sortBy: 'name',
      card: 'title',
    };
    const role: Column<Player> = {
      key: 'role',
      header: t('players:filter.role'),
      render: (row) =>
        row.principalRole !== null && (
          <span className={classes.role} title={words.role(row.principalRole)}>
            <PositionPitch principalRole={row.principalRole} secondaryRole={row.secondaryRole} width={20} />
            {words.roleShort(row.principalRole)}
          </span>
        ),
      width: '68px',
      sortBy: 'role',
      card: 'aside',
    };
    const contract: Column<Player> = {
      key: 'contract',
      header: t('players:field.contractualStatus'),
      render: (row) => <ContractChip player={row} />,
      width: 'minmax(150px, 0.8fr)',
      card: 'none',
    };
    if (narrow) return [player, role];
    const columns: Column<Player>[] = [
      player,
      role,
      {
        key: 'age',
        header: t('players:field.age'),
        render: (row) => row.age,
        width: '60px',
        align: 'end',
        sortBy: 'age',
        card: 'none',
      },
      {
        key: 'foot',
        header: t('players:field.foot'),
        render: (row) => row.foot !== null && words.foot(row.foot),
        width: 'minmax(92px, 0.5fr)',
        hideBelow: 940,
        card: 'none',
      },
      {
        key: 'height',
        header: t('players:card.height'),
        render: height,
        width: '76px',
        align: 'end',
        sortBy: 'height',
        hideBelow: 860,
        card: 'none',
      },
      {
        key: 'league',
        header: t('market-players:column.league'),
        render: (row) => row.currentLevel !== null && words.level(row.currentLevel, row.country),
        width: 'minmax(92px, 0.9fr)',
        hideBelow: 780,
        card: 'none',
      },
      contract,
      {
        key: 'asks',
        header: t('market-players:column.asks'),
        render: (row) =>
          row.requestedSalary === undefined ? null : <MoneyText euros={row.requestedSalary} />,
        width: '96px',
        align: 'end',
        hideBelow: 1060,
        card: 'none',
      },
      {
        key: 'minutes',
        header: t('market-players:column.minutes'),
        render: (row) =>
          row.minutesPercent !== null && (
            <Minutes percent={row.minutesPercent} said={percent(row.minutesPercent)} />
          ),
        width: '72px',
        hideBelow: 980,
        card: 'none',
      },
      {
        key: 'video',
        header: t('market-players:column.video'),
        render: (row) => (
          <VideoLink
            player={row}
            label={t('players:card.video')}
            of={t('players:card.videoOf', { name: playerName(row) })}
          />
        ),
        width: '56px',
        hideBelow: 1020,
        card: 'none',
      },
      {
        key: 'updated',
        header: t('players:field.updatedAt'),
        render: (row) => <RelativeTime at={row.updatedAt} />,
        width: 'minmax(96px, 0.7fr)',
        hideBelow: 1140,
        card: 'none',
      },
    ];
    return columns;
  }, [i18n.language, narrow, compact, hidden]);
}

/** What a table shows in columns of its own stands below the name where there are none: in cards, beside the side. */
function factsBelow(
  player: Player,
  words: PlayerWords,
  [contract, height]: readonly [contract: string | null, height: string | null],
  hidden: readonly string[],
): readonly string[] {
  const facts = {
    contract,
    league: player.currentLevel === null ? null : words.level(player.currentLevel, player.country),
    foot: player.foot === null ? null : words.foot(player.foot),
    height,
  };
  return Object.entries(facts).flatMap(([key, fact]) =>
    fact === null || hidden.includes(key) ? [] : [fact],
  );
}

interface PlayerCellProps {
  player: Player;
  compact: boolean;
  narrow: boolean;
  facts: readonly string[];
  /** Said of a player without a contract; null: the reader does not want it. */
  free: string | null;
}

/** Face, name, age and a line of facts; two lines beside the split view, where facts have no columns. */
function PlayerCell({ player, compact, narrow, facts, free }: PlayerCellProps) {
  const name = playerName(player);
  const from = [player.currentClub, player.nationality].filter((fact) => fact !== null && fact !== '');
  return (
    <span className={classes.player} data-narrow={narrow || undefined} data-compact={compact || undefined}>
      <AvatarPicture name={name} url={player.imageUrl} size={compact ? 28 : 36} kind="player" />
      <span className={classes.words}>
        <span className={classes.name}>
          {name} {player.age !== null && <span className={classes.age}>{player.age}</span>}
          {free !== null && player.contractualStatus === contractualStatus.free && (
            <span className={classes.free}>{free}</span>
          )}
        </span>
        <span className={classes.facts}>
          <Facts facts={from} />
          {facts.length > 0 && (
            <span className={classes.further}>
              {from.length > 0 && between}
              <Facts facts={facts} />
            </span>
          )}
        </span>
      </span>
    </span>
  );
}

/** No line begins with the sign between two facts. */
const between = '\u00a0· ';

/** Facts in a row that breaks between them, never within one. */
function Facts({ facts }: { facts: readonly (string | null)[] }) {
  return facts.map((fact, index) => (
    <Fragment key={fact}>
      {index > 0 && between}
      <span className={classes.fact}>{fact}</span>
    </Fragment>
  ));
}

/** The share of minutes, as a number and a bar. */
function Minutes({ percent, said }: { percent: number; said: string }) {
  return (
    <span className={classes.minutes}>
      {said}
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
    </span>
  );
}

function VideoLink({ player, label, of }: { player: Player; label: string; of: string }) {
  const url = player.videoUrl ?? player.youtubeUrl;
  if (!url) return null;
  return (
    <a
      className={classes.video}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label} ${of}`}
      title={`${label} ${of}`}
      onClick={() => countVideoView(player)}
    >
      <IconPlayerPlayFilled size={16} aria-hidden="true" />
    </a>
  );
}
