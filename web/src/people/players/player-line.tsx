import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureLine } from '../../ui/text/picture-line.tsx';
import { ListingMark } from './page/listing-mark.tsx';
import { type PlayerFacts, playerName } from './page/player-facts.ts';
import { PositionPitch } from './position-pitch.tsx';
import { usePlayerWords } from './use-player-words.ts';

interface PlayerLineProps {
  player: PlayerFacts;
  /** Replaces the plain name by a link that contains it. */
  title?: ReactNode;
  /** Content at the end: a status, a mark, a button. */
  end?: ReactNode;
  /** Omits the small pitch, where the role has its own column. */
  withoutPitch?: boolean;
  /** Position and age have their own columns: only the club is below the name. */
  clubOnly?: boolean;
  /** The role in its short form, as on the board: for tables, whose rows have two lines. */
  briefly?: boolean;
  /** A further line: who keeps or proposes the record. The listing mark stands on this line, else beside the name. */
  recordOwner?: string | undefined;
  /** Before a proposal or an offer: it is also said that the player has not confirmed. */
  decides?: boolean;
}

/** A player in one compact row: picture, name, role, age, club. For lists, pickers, tables and side panels. */
export function PlayerLine({
  player,
  title,
  end,
  withoutPitch = false,
  clubOnly = false,
  briefly = false,
  recordOwner,
  decides,
}: PlayerLineProps) {
  const { t } = useTranslation('players');
  const words = usePlayerWords();
  const role = briefly ? words.roleShort : words.role;
  const facts = [
    ...(clubOnly
      ? []
      : [
          player.principalRole === null ? t('card.noRole') : role(player.principalRole),
          player.age === null ? null : words.years(player.age),
        ]),
    player.currentClub || null,
  ];
  return (
    <PictureLine
      name={playerName(player)}
      imageUrl={player.imageUrl}
      kind="player"
      title={title}
      facts={facts}
      further={recordOwner}
      mark={<ListingMark player={player} decides={decides} />}
      end={end}
    >
      {!withoutPitch && !clubOnly && player.principalRole !== null && (
        <PositionPitch
          principalRole={player.principalRole}
          secondaryRole={player.secondaryRole ?? null}
          width={24}
        />
      )}
    </PictureLine>
  );
}
