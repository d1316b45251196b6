import type { WatchedPlayer } from '@trattativa/contract/people/watching/watched-player';
import { maySignNow } from '@trattativa/domain/people/players/contract-facts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import type { Column } from '../../ui/list/table/column.ts';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { PlayerLine } from '../players/player-line.tsx';
import { usePlayerWords } from '../players/use-player-words.ts';
import { StageSelect } from './stage-select.tsx';
import classes from './watch-list.module.css';

/** The columns of the watch list. The same object until the language changes. */
export function useWatchColumns(): readonly Column<WatchedPlayer>[] {
  const { t, i18n } = useTranslation(['watch-list', 'players']);
  const words = usePlayerWords();
  const { plainDate } = useFormats();
  const today = now().toISOString().slice(0, 10);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and texts change only with the language
  return useMemo(
    () => [
      {
        key: 'player',
        header: t('watch-list:column.player'),
        render: ({ player }) => <PlayerLine player={player} />,
        width: 'minmax(240px, 2fr)',
        card: 'title',
      },
      {
        key: 'stage',
        header: t('watch-list:column.stage'),
        render: (watched) => <StageSelect watched={watched} />,
        width: '168px',
      },
      {
        key: 'contract',
        header: t('players:field.contractualStatus'),
        render: ({ player }) =>
          player.contractEnd !== null
            ? words.until(plainDate(player.contractEnd), maySignNow(player, today) === true)
            : player.contractualStatus === null
              ? null
              : words.contract(player.contractualStatus),
        width: 'minmax(130px, 0.8fr)',
        hideBelow: 900,
      },
      {
        key: 'note',
        header: t('watch-list:column.note'),
        render: ({ latestNote }) => latestNote !== '' && <span className={classes.note}>{latestNote}</span>,
        width: 'minmax(180px, 1.6fr)',
        hideBelow: 1020,
        card: 'wide',
      },
      {
        key: 'changed',
        header: t('watch-list:column.changed'),
        render: ({ changedAt }) => <RelativeTime at={changedAt} />,
        width: '120px',
        hideBelow: 1120,
      },
    ],
    [i18n.language],
  );
}
