import type { ScoutedPlayer } from '@trattativa/contract/people/scouts/scout';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/list/table/column.ts';
import { ChipsRow } from '../../ui/text/chips-row.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { PlayerLine } from '../players/player-line.tsx';
import { PositionPitch } from '../players/position-pitch.tsx';
import { usePlayerWords } from '../players/use-player-words.ts';
import { EvaluationProgress } from './evaluation-progress.tsx';
import classes from './scout-columns.module.css';
import type { ScoutTab } from './scout-filters.ts';

/** The columns of a scout's list. The same object until the language or the tab changes. */
export function useScoutColumns(tab: ScoutTab): readonly Column<ScoutedPlayer>[] {
  const { t, i18n } = useTranslation('scouts');
  const words = usePlayerWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: words and texts change only with the language
  return useMemo(() => {
    const columns: (Column<ScoutedPlayer> | false)[] = [
      {
        key: 'player',
        header: t('field.player'),
        render: ({ player }) => <PlayerLine player={player} clubOnly />,
        width: 'minmax(230px, 2.2fr)',
        sortBy: 'name',
        card: 'title',
      },
      {
        key: 'role',
        header: t('filter.role'),
        render: ({ player }) =>
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
      },
      {
        key: 'age',
        header: t('field.age'),
        render: ({ player }) => player.age,
        width: '60px',
        align: 'end',
        sortBy: 'age',
      },
      {
        key: 'level',
        header: t('filter.level'),
        render: ({ player }) =>
          player.currentLevel === null ? null : words.level(player.currentLevel, player.country),
        width: 'minmax(96px, 0.7fr)',
        hideBelow: 1060,
      },
      {
        key: 'foot',
        header: t('filter.foot'),
        render: ({ player }) => (player.foot === null ? null : words.foot(player.foot)),
        width: 'minmax(84px, 0.6fr)',
        hideBelow: 1120,
      },
      {
        key: 'height',
        header: t('field.height'),
        render: ({ player }) => player.heightCm !== null && words.height(player.heightCm),
        width: '96px',
        align: 'end',
        sortBy: 'height',
        hideBelow: 980,
      },
      {
        key: 'evaluation',
        header: t('field.evaluation'),
        render: ({ evaluation }) => <EvaluationProgress evaluation={evaluation} />,
        width: 'minmax(200px, 1fr)',
        sortBy: 'evaluated',
      },
      tab === 'evaluations' && {
        key: 'evaluatedAt',
        header: t('field.evaluatedAt'),
        render: ({ evaluation }) => evaluation && <RelativeTime at={evaluation.evaluatedAt} />,
        width: 'minmax(110px, 0.8fr)',
        hideBelow: 820,
      },
      {
        key: 'lists',
        header: t('field.lists'),
        render: ({ shortlists }) =>
          shortlists.length > 0 && (
            <ChipsRow
              items={shortlists.map(({ shortlistId, name, note }) => ({
                key: String(shortlistId),
                content: name,
                title: note === '' ? name : `${name}: ${note}`,
              }))}
              max={1}
            />
          ),
        width: 'minmax(136px, 1.5fr)',
        hideBelow: 900,
      },
      tab === 'shortlists' && {
        key: 'notes',
        header: t('field.notes'),
        render: ({ shortlists }) => {
          const notes = shortlists.map(({ note }) => note).filter(Boolean);
          return <span className={classes.notes}>{notes.join(' · ')}</span>;
        },
        width: 'minmax(160px, 1.4fr)',
        hideBelow: 1040,
        card: 'wide',
      },
    ];
    return columns.filter((column) => column !== false);
  }, [i18n.language, tab]);
}
