import type { OfferItem } from '@trattativa/contract/offers/offer';
import { useTranslation } from 'react-i18next';
import classes from '../players/player-line.module.css';
import { PlayerLine } from '../players/player-line.tsx';
import { AvatarPicture } from '../ui/avatar-picture.tsx';

type Person = Pick<OfferItem, 'player' | 'coach'>;

/** The name of whom an offer is made to. */
export function personName({ player, coach }: Person): string {
  return player ? `${player.name} ${player.surname}` : (coach?.name ?? '');
}

/** Whom an offer is made to, in one compact row: a player, or a member of coaching staff. */
export function OfferPerson({ item }: { item: Person }) {
  const { t } = useTranslation(['offers', 'catalogue']);
  const { player, coach } = item;
  if (player) return <PlayerLine player={player} withoutPitch />;
  if (!coach) return null;
  return (
    <span className={classes.line}>
      <AvatarPicture name={coach.name} url={coach.imageUrl} size={36} kind="coach" />
      <span className={classes.words}>
        <span className={classes.name}>{coach.name}</span>
        <span className={classes.facts}>
          {coach.role === null ? t('offers:coach') : t(`catalogue:coachingStaffRole.${coach.role}`)}
        </span>
      </span>
    </span>
  );
}
