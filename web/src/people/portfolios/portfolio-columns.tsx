import type { Player } from '@trattativa/contract/people/players/player';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/list/table/column.ts';
import { ChipsRow } from '../../ui/text/chips-row.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { ContractChip } from '../players/contract-chip.tsx';
import { CompletenessBar } from '../players/page/completeness-bar.tsx';
import { PlayerLine } from '../players/player-line.tsx';
import { PositionPitch } from '../players/position-pitch.tsx';
import { usePlayerWords } from '../players/use-player-words.ts';
import classes from './portfolio-columns.module.css';

/** The columns of the portfolio's table. The same object until the language changes. */
export function usePortfolioColumns(): readonly Column<Player>[] {
  const { t, i18n } = useTranslation('players');
  const words = usePlayerWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and texts change only with the language
  return useMemo(() => {
    const columns: Column<Player>[] = [
      {
        key: 'player',
        header: t('field.player'),
        render: (player) => <PlayerLine player={player} clubOnly />,
        width: 'minmax(220px, 2.4fr)',
        sortBy: 'name',
        card: 'title',
      },
      {
        key: 'role',
        header: t('filter.role'),
        render: (player) =>
          player.principalRole !== null && (
            <span className={classes.role} title={words.role(player.principalRole)}>
              <PositionPitch
                principalRole={player.principalRole}
                secondaryRole={player.secondaryRole}
                width={22}
              />
              {words.roleShort(player.principalRole)}
            </span>
          ),
        width: '84px',
        sortBy: 'role',
      },
      {
        key: 'age',
        header: t('field.age'),
        render: (player) => player.age,
        width: '56px',
        align: 'end',
        sortBy: 'age',
      },
      {
        key: 'contract',
        header: t('field.contractualStatus'),
        render: (player) => <ContractChip player={player} />,
        width: 'minmax(168px, 0.9fr)',
      },
      {
        key: 'levels',
        header: t('field.searchLevels'),
        render: (player) =>
          player.searchLevels.length > 0 && (
            <ChipsRow
              items={player.searchLevels.map((level) => ({
                key: String(level),
                content: words.shortLevelIn(player.countriesInterested, player.country)(level),
                title: words.levelIn(player.countriesInterested, player.country)(level),
              }))}
              max={1}
            />
          ),
        width: 'minmax(140px, 1fr)',
        hideBelow: 1280,
      },
      {
        key: 'salary',
        header: t('field.salary'),
        render: (player) => <MoneyText euros={player.salary} />,
        width: '112px',
        align: 'end',
        sortBy: 'salary',
        hideBelow: 1120,
      },
      {
        key: 'value',
        header: t('field.playerValue'),
        render: (player) => <MoneyText euros={player.playerValue} />,
        width: '120px',
        align: 'end',
        sortBy: 'value',
        hideBelow: 860,
      },
      {
        key: 'completeness',
        header: t('field.completeness'),
        render: (player) => (
          <CompletenessBar completeness={player.completeness} missingFields={player.missingFields} />
        ),
        width: 'minmax(120px, 1fr)',
        hideBelow: 1000,
      },
      {
        key: 'updated',
        header: t('field.updatedAt'),
        render: (player) => <RelativeTime at={player.updatedAt} />,
        width: 'minmax(96px, 0.7fr)',
        hideBelow: 1390,
      },
    ];
    return columns;
  }, [i18n.language]);
}
