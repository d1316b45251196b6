import { Button, CloseButton } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/people/players/player';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { AvatarPicture } from '../../ui/avatar-picture.tsx';
import { Check } from '../../ui/form/check.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { playerName } from '../players/player-facts.ts';
import { playerPath } from '../players/player-paths.ts';
import { playersKeys } from '../players/players.live.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import classes from './compare-players.module.css';
import ReachActs from './reach-acts.tsx';

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

/** The compared facts, as words; empty: not known. */
function useFacts(): { key: string; label: string; of: (player: Player) => string }[] {
  const { t } = useTranslation(['market-players', 'players', 'ui']);
  const words = usePlayerWords();
  const { percent } = useFormats();
  const some = <Value,>(value: Value | null, say: (value: Value) => string) =>
    value === null ? '' : say(value);
  const yes = (value: boolean) => t(value ? 'ui:yes' : 'ui:no');
  return [
    { key: 'role', label: t('players:filter.role'), of: (p) => some(p.principalRole, words.role) },
    { key: 'second', label: t('players:field.secondaryRole'), of: (p) => some(p.secondaryRole, words.role) },
    { key: 'age', label: t('players:field.age'), of: (p) => some(p.age, words.years) },
    { key: 'club', label: t('players:field.currentClub'), of: (p) => p.currentClub },
    {
      key: 'league',
      label: t('market-players:column.league'),
      of: (p) => some(p.currentLevel, (level) => words.level(level, p.country)),
    },
    {
      key: 'contract',
      label: t('players:field.contractualStatus'),
      of: (p) => some(p.contractualStatus, words.contract),
    },
    {
      key: 'availability',
      label: t('players:field.immediateAvailability'),
      of: (p) => some(p.immediateAvailability, yes),
    },
    { key: 'minutes', label: t('market-players:column.minutes'), of: (p) => some(p.minutesPercent, percent) },
    { key: 'foot', label: t('players:field.foot'), of: (p) => some(p.foot, words.foot) },
    { key: 'height', label: t('players:card.height'), of: (p) => some(p.heightCm, (cm) => `${cm} cm`) },
    { key: 'weight', label: t('players:field.weightKg'), of: (p) => some(p.weightKg, String) },
    {
      key: 'nationality',
      label: t('players:field.nationality'),
      of: (p) => some(p.nationality, words.country),
    },
    { key: 'passport', label: t('players:field.euPassport'), of: (p) => some(p.euPassport, yes) },
    { key: 'home', label: t('players:field.city'), of: (p) => p.city },
    {
      key: 'levels',
      label: t('players:field.searchLevels'),
      of: (p) => p.searchLevels.map(words.levelIn(p.countriesInterested, p.country)).join(', '),
    },
    {
      key: 'countries',
      label: t('players:field.countriesInterested'),
      of: (p) => p.countriesInterested.map(words.country).join(', '),
    },
    {
      key: 'video',
      label: t('market-players:column.video'),
      of: (p) => yes(p.videoUrl !== null || p.youtubeUrl !== null),
    },
  ];
}
