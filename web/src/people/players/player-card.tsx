import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { decidingFacts } from '@trattativa/domain/people/players/deciding-facts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { PersonCard } from '../../ui/text/person-card.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { CompletenessBar } from './page/completeness-bar.tsx';
import { ListingMark } from './page/listing-mark.tsx';
import { countVideoView } from './page/owners-side.ts';
import { type PlayerFacts, playerName } from './page/player-facts.ts';
import classes from './player-card.module.css';
import { PositionPitch } from './position-pitch.tsx';
import { usePlayerWords } from './use-player-words.ts';

interface PlayerCardProps {
  player: PlayerFacts;
  /** The target of the name's link; the whole card is clickable. */
  to?: string | undefined;
  /** The heading's level in the page around it. */
  heading?: 2 | 3 | 4;
  /** Replaces the three general facts by those that matter here, for example in a match. */
  facts?: readonly string[];
  /** Content of the place, such as the marks of a match or the status of a negotiation. */
  children?: ReactNode;
  actions?: ReactNode;
}

/**
 * The card of a player, the same in lists, matches, conversations and reports: picture, name, age, position on the
 * pitch, club and tier, contract, foot, height, the three facts that decide, completeness and video.
 */
export function PlayerCard({ player, to, heading = 3, facts, children, actions }: PlayerCardProps) {
  const { t } = useTranslation('players');
  const words = usePlayerWords();
  const unknown = t('card.unknown');
  const name = playerName(player);
  const deciding = facts ?? decidingFacts(player, now().toISOString().slice(0, 10)).map(words.fact);
  // A player shared without a name has no known facts; three dashes say as little.
  const isMeasured = [player.contractualStatus, player.foot, player.heightCm].some((fact) => fact != null);
  // A club that nobody entered is not known to be none.
  const isFree = player.contractualStatus === contractualStatus.free;
  const video = player.videoUrl ?? player.youtubeUrl;
  const who = [
    player.age === null ? null : words.years(player.age),
    player.nationality ? words.country(player.nationality) : null,
  ];
  const club = [
    player.currentClub || null,
    player.currentLevel == null ? null : words.level(player.currentLevel, player.country),
  ].filter((word) => word !== null);
  return (
    <PersonCard
      name={name}
      imageUrl={player.imageUrl}
      kind="player"
      to={to}
      heading={heading}
      who={who}
      role={player.principalRole === null ? t('card.noRole') : words.role(player.principalRole)}
      secondaryRole={
        player.secondaryRole == null
          ? undefined
          : t('card.alsoRole', { role: words.role(player.secondaryRole) })
      }
      beside={
        <PositionPitch principalRole={player.principalRole} secondaryRole={player.secondaryRole} width={58} />
      }
      place={
        player.currentClub === undefined && club.length === 0
          ? undefined
          : club.join(' · ') || (isFree ? t('card.noClub') : undefined)
      }
      foot={
        <>
          <ListingMark player={player} />
          {player.onMarket === false && <StatusChip tone="closed">{t('card.offMarket')}</StatusChip>}
          {player.completeness && (
            <CompletenessBar completeness={player.completeness} missingFields={player.missingFields} />
          )}
          {video && (
            <a
              className={classes.video}
              href={video}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => countVideoView(player)}
            >
              <IconPlayerPlayFilled size={14} aria-hidden="true" />
              <span>
                {t('card.video')}
                <VisuallyHidden> {t('card.videoOf', { name })}</VisuallyHidden>
              </span>
            </a>
          )}
        </>
      }
      actions={actions}
    >
      {isMeasured && (
        <dl className={classes.measures}>
          <Measure
            label={t('field.contractualStatus')}
            value={words.contractState(player)}
            unknown={unknown}
          />
          <Measure
            label={t('field.foot')}
            value={player.foot == null ? null : words.foot(player.foot)}
            unknown={unknown}
          />
          <Measure
            label={t('card.height')}
            value={player.heightCm == null ? null : words.height(player.heightCm)}
            unknown={unknown}
          />
        </dl>
      )}
      {deciding.length > 0 && (
        <ul className={classes.deciding}>
          {deciding.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {children}
    </PersonCard>
  );
}

function Measure({ label, value, unknown }: { label: string; value: string | null; unknown: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value ?? (
          <span role="img" aria-label={unknown}>
            –
          </span>
        )}
      </dd>
    </div>
  );
}
