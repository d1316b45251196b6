import type { Offer } from '@trattativa/contract/deals/offers/offer';
import type { ContractPerson } from '@trattativa/domain/deals/offers/contract-checks';

/** Whom an offer is for, as the rules about contracts see them. */
export function personOf({ player }: Pick<Offer, 'player'>): ContractPerson {
  return { isPlayer: player !== null, age: player?.age ?? null, role: player?.principalRole ?? null };
}
