import { Button, CloseButton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/people/players/player';
import type { PlayerRowKey } from '@trattativa/texts/records/player-rows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../../platform/api/call.ts';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { Check } from '../../../ui/form/choice/check.tsx';
import { AvatarPicture } from '../../../ui/text/avatar-picture.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { playerName } from '../../players/page/player-facts.ts';
import { playerPath } from '../../players/player-paths.ts';
import { playersKeys } from '../../players/players.live.ts';
import { usePlayerRows } from '../../players/use-player-rows.ts';
import ReachActs from '../reach-acts.tsx';
import classes from './compare-players.module.css';

interface ComparePlayersProps {
  playerIds: readonly number[];
  onChange: (playerIds: readonly number[]) => void;
  onClose: () => void;
}

/** Up to four players side by side; where they differ, the line is marked. One who is gone is left out. */
export default function ComparePlayers({ playerIds, onChange, onClose }: ComparePlayersProps) {
  const { t } = useTranslation('market-players');
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const found = useQueries({
    queries: playerIds.map((playerId) => ({
      queryKey: [...playersKeys.player, playerId],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call('Player/GetPlayerInfo', { playerId }, { signal }),
    })),
  });
  const players = found.flatMap(({ data }) => (data ? [data] : []));
  const facts = useFacts();
  const lines = facts.map(({ key, label, of }) => {
    const values = players.map(of);
    return { key, label, values, differs: new Set(values).size > 1 };
  });
  return (
    <div>
      <div className={classes.top}>
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onClose}
        >
          {t('compare.back')}
        </Button>
        <h2 className={classes.title}>{t('compare.title')}</h2>
        <Check label={t('compare.only')} checked={onlyDifferences} onChange={setOnlyDifferences} />
      </div>
      {found.some(({ isLoading }) => isLoading) ? (
        <Skeletons shape="rows" />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        <section className={classes.scroll} aria-label={t('compare.title')} tabIndex={0}>
          <table className={classes.table}>
            <thead>
              <tr>
                <td />
                {players.map((player) => (
                  <th key={player.id} scope="col">
                    <Head
                      player={player}
                      onRemove={() => onChange(playerIds.filter((id) => id !== player.id))}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines
                .filter(({ differs }) => differs || !onlyDifferences)
                .map(({ key, label, values, differs }) => (
                  <tr key={key} data-differs={differs || undefined}>
                    <th scope="row">
                      {label}
                      {differs && (
                        <span className={classes.mark} title={t('compare.differs')}>
                          <span aria-hidden="true">≠</span>
                          <VisuallyHidden>{t('compare.differs')}</VisuallyHidden>
                        </span>
                      )}
                    </th>
                    {values.map((value, index) => (
                      <td key={players[index]?.id}>{value || <span className={classes.soft}>–</span>}</td>
                    ))}
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}

function Head({ player, onRemove }: { player: Player; onRemove: () => void }) {
  const { t } = useTranslation('market-players');
  const name = playerName(player);
  return (
    <div className={classes.head}>
      <div className={classes.who}>
        <AvatarPicture name={name} url={player.imageUrl} size={56} kind="player" />
        <Link to={playerPath(player.id)}>{name}</Link>
        <CloseButton
          aria-label={t('compare.remove', { name })}
          title={t('compare.remove', { name })}
          onClick={onRemove}
        />
      </div>
      <ReachActs player={player} beside />
    </div>
  );
}

/** The compared facts of a record, in the order of reading. */
const compared: readonly PlayerRowKey[] = [
  'principalRole',
  'secondaryRole',
  'age',
  'currentClub',
  'currentLevel',
  'contractualStatus',
  'immediateAvailability',
  'minutesPercent',
  'foot',
  'heightCm',
  'weightKg',
  'nationality',
  'euPassport',
  'city',
  'searchLevels',
  'countriesInterested',
];

/** The compared facts, as words; empty: not known. */
function useFacts(): { key: string; label: string; of: (player: Player) => string }[] {
  const { t } = useTranslation('market-players');
  const { words, label, value } = usePlayerRows();
  return [
    ...compared.map((key) => ({
      key,
      label: label(key),
      of: (player: Player) => value(key, player),
    })),
    {
      key: 'video',
      label: t('column.video'),
      of: ({ videoUrl, youtubeUrl }) => words.yesOrNo(videoUrl !== null || youtubeUrl !== null),
    },
  ];
}
