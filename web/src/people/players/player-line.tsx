import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PictureLine } from '../../ui/picture-line.tsx';
import { ListingMark } from './listing-mark.tsx';
import { type PlayerFacts, playerName } from './player-facts.ts';
import { PositionPitch } from './position-pitch.tsx';
import { usePlayerWords } from './use-player-words.ts';

interface PlayerLineProps {
  player: PlayerFacts;
  /** Instead of the plain name: a link with the name in it. */
  title?: ReactNode;
  /** What stands at the end: a status, a mark, a button. */
  end?: ReactNode;
  /** Without the small pitch, where the role has a column of its own. */
  withoutPitch?: boolean;
  /** Position and age have columns of their own: only the club stands under the name. */
  clubOnly?: boolean;
  /** A further line: who keeps or proposes the record. Whether the player stands by that is said beside it, else beside the name. */
  keeper?: string | undefined;
}

/** A player in one compact row: picture, name, role, age, club. For lists, pickers, tables and side panels. */
export function PlayerLine({
  player,
  title,
  end,
  withoutPitch = false,
  clubOnly = false,
  keeper,
}: PlayerLineProps) {
  const { t } = useTranslation('players');
  const words = usePlayerWords();
  const facts = [
    ...(clubOnly
      ? []
      : [
          player.principalRole === null ? t('card.noRole') : words.role(player.principalRole),
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
      further={keeper}
      mark={<ListingMark player={player} />}
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
