import type { OfferTurn } from '@trattativa/domain/deals/offer-turn';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { recipientAccounts } from './offers.repository.ts';

export interface OfferContact {
  account_id: number;
  email: string;
  name: string;
  language: string;
}

/** Who is written to on a side of an offer: those of its people who can log in. */
export async function listOfferContacts(
  db: Queryable,
  offerId: number,
  side: OfferTurn,
  withLinked: boolean,
): Promise<OfferContact[]> {
  const accounts =
    side === 'club'
      ? sql`select m.account_id from offers o join team_members m on m.team_id = o.team_id where o.id = ${offerId}`
      : recipientAccounts(offerId, withLinked);
  const found = await sql<OfferContact>`
    select a.id as account_id, a.email::text, a.name, a.language
    from accounts a where a.id in (${accounts}) and a.activated_at is not null order by a.id`.execute(db);
  return found.rows;
}
