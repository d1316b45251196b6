import type { OfferItem } from '@trattativa/contract/deals/offers/offer';
import { useTranslation } from 'react-i18next';
import { PlayerLine } from '../../../people/players-ui.ts';
import { PictureLine } from '../../../ui/text/picture-line.tsx';

export type PersonOfOffer = Pick<OfferItem, 'player' | 'coach'>;

/** The name of the person who receives the offer. */
export function personName({ player, coach }: PersonOfOffer): string {
  return player ? `${player.name} ${player.surname}` : (coach?.name ?? '');
}

interface OfferPersonProps {
  item: PersonOfOffer;
  /** The role in its short form, for rows of a table. */
  briefly?: boolean;
}

/** The person who receives the offer, in one compact row: a player, or a member of coaching staff. */
export function OfferPerson({ item, briefly = false }: OfferPersonProps) {
  const { t } = useTranslation(['offers', 'catalogue']);
  const { player, coach } = item;
  if (player) return <PlayerLine player={player} withoutPitch briefly={briefly} />;
  if (!coach) return null;
  return (
    <PictureLine
      name={coach.name}
      imageUrl={coach.imageUrl}
      kind="coach"
      facts={[coach.role === null ? t('offers:coach') : t(`catalogue:coachingStaffRole.${coach.role}`)]}
    />
  );
}
