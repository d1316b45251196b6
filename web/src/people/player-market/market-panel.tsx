import { useDebouncedValue } from '@mantine/hooks';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { maySignNow } from '@trattativa/domain/people/players/contract-facts';
import type { PlayerRowKey } from '@trattativa/texts/records/player-rows';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { ListingMark } from '../players/page/listing-mark.tsx';
import { countVideoView } from '../players/page/owners-side.ts';
import { playerName } from '../players/page/player-facts.ts';
import { playerPath } from '../players/player-paths.ts';
import { PositionPitch } from '../players/position-pitch.tsx';
import { usePlayerRows } from '../players/use-player-rows.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import { PlayerFits } from '../slots.ts';
import classes from './market-panel.module.css';
import ReachActs from './reach-acts.tsx';
import { useMayReach } from './use-reach.ts';

const PlayerContact = lazy(() => loadChunk(() => import('../players/page/player-contact.tsx')));

/** While the reader walks the list, only the player at whom they stop is looked up. */
const restMs = 180;

/** The chosen player beside the list: the face, three facts, the acts, why the player fits, who keeps them. */
export default function MarketPanel({ player }: { player: Player }) {
  const { t } = useTranslation(['market-players', 'players']);
  const words = usePlayerWords();
  const mayReach = useMayReach()(player);
  const [rested] = useDebouncedValue(player.id, restMs);
  const isAtRest = rested === player.id;
  const name = playerName(player);
  const video = player.videoUrl ?? player.youtubeUrl;
  const line = [
    player.currentClub,
    player.currentLevel === null ? null : words.level(player.currentLevel, player.country),
    player.age === null ? null : words.years(player.age),
    player.nationality === null ? null : words.country(player.nationality),
    player.foot === null ? null : words.foot(player.foot),
    player.heightCm === null ? null : words.height(player.heightCm),
  ];
  return (
    <article className={classes.panel} aria-labelledby="market-panel">
      <header className={classes.head}>
        <div className={classes.face}>
          <AvatarPicture name={name} url={player.imageUrl} size={132} kind="player" />
          {video && (
            <a
              className={classes.video}
              href={video}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => countVideoView(player)}
            >
              <IconPlayerPlayFilled size={14} aria-hidden="true" />
              {t('players:card.video')}
            </a>
          )}
        </div>
        <div className={classes.words}>
          <h2 id="market-panel" className={classes.name}>
            <Link to={playerPath(player.id)}>{name}</Link>
            <ListingMark player={player} />
          </h2>
          <p className={classes.role}>
            <PositionPitch
              principalRole={player.principalRole}
              secondaryRole={player.secondaryRole}
              width={20}
            />
            {player.principalRole === null ? t('players:card.noRole') : words.role(player.principalRole)}
          </p>
          <p className={classes.line}>{line.filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <ThreeFacts player={player} />
      <ReachActs player={player} beside />
      <div className={classes.further} data-reached={mayReach || undefined}>
        <Suspense>{isAtRest && <PlayerFits playerId={player.id} />}</Suspense>
        <Suspense>{isAtRest && <PlayerContact playerId={player.id} />}</Suspense>
      </div>
      <Details player={player} />
      <Link className={classes.whole} to={playerPath(player.id)}>
        {t('market-players:panel.open')}
      </Link>
    </article>
  );
}

/** Contract, minutes and what the player looks for, or asks, where the reader may know it. */
function ThreeFacts({ player }: { player: Player }) {
  const { t } = useTranslation(['market-players', 'players']);
  const words = usePlayerWords();
  const { percent, money, plainDate } = useFormats();
  const facts: [string, string][] = [];
  const maySign = maySignNow(player, now().toISOString().slice(0, 10)) === true;
  if (player.contractualStatus !== null)
    facts.push([
      t('players:field.contractualStatus'),
      player.contractEnd === null
        ? words.contract(player.contractualStatus)
        : words.until(plainDate(player.contractEnd), maySign),
    ]);
  if (player.requestedSalary != null)
    facts.push([t('market-players:column.asks'), money(player.requestedSalary)]);
  if (player.minutesPercent !== null)
    facts.push([t('market-players:panel.minutes'), percent(player.minutesPercent)]);
  if (player.immediateAvailability === true)
    facts.push([t('market-players:panel.when'), t('market-players:panel.now')]);
  const [searched, ...others] = player.searchLevels;
  if (searched !== undefined) {
    const level = words.shortLevelIn(player.countriesInterested, player.country)(searched);
    facts.push([t('players:field.searchLevels'), others.length > 0 ? `${level} +${others.length}` : level]);
  }
  return (
    <dl className={classes.facts}>
      {facts.slice(0, 3).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Not repeated: what stands above. */
const above: readonly PlayerRowKey[] = [
  'principalRole',
  'currentClub',
  'currentLevel',
  'age',
  'nationality',
  'foot',
  'heightCm',
  'contractualStatus',
  'minutesPercent',
  'immediateAvailability',
  'bornDate',
  'address',
  'phone',
];

function Details({ player }: { player: Player }) {
  const details = usePlayerRows()
    .rows(player)
    .filter(({ key }) => !above.includes(key));
  return <FactList facts={details.map(({ label, value }) => [label, value] as const)} />;
}
