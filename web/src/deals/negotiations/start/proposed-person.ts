import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { coachingStaffPath } from '../../../people/coaching-staff.ts';
import { playerPath } from '../../../people/players.ts';

type Proposed = Pick<NegotiationItem, 'player' | 'staffMember'>;

/** Name and surname of the proposed player or member of coaching staff. */
export function proposedName({ player, staffMember }: Proposed): string {
  const person = player ?? staffMember;
  return person ? `${person.name} ${person.surname}`.trim() : '';
}

/** The page of the proposed person. */
export function proposedPath({ player, staffMember }: Proposed): string {
  return player ? playerPath(player.id) : coachingStaffPath(staffMember?.id ?? 0);
}
