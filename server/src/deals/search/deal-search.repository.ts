import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { holdsWord } from '../../platform/database/holds-words.ts';
import type { NegotiationRow } from '../negotiations/negotiation.ts';
import { partyTo as partyToNegotiation } from '../negotiations/negotiation-parties.repository.ts';
import { negotiationSource, readNegotiations } from '../negotiations/negotiations.repository.ts';
import type { OfferRow } from '../offers/offer.ts';
import { partyTo as partyToOffer, type Whose } from '../offers/offer-list.repository.ts';
import { offersJoined, readOffers } from '../offers/offers.repository.ts';

const person = sql`coalesce(p.name || ' ' || p.surname,
  coalesce(ca.name, c.name) || ' ' || coalesce(ca.surname, c.surname))`;

/** The text of a party's own deals is put together row by row: they are few. */
function eachWordIn(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  return sql.join(
    words.map((word) => holdsWord(text, word)),
    sql` and `,
  );
}

/** Staff search everybody's deals: their people and clubs are found by the indexes of names. */
function eachWordNames(deal: 'n' | 'o', words: readonly string[]): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${deal}.${name}`);
  return sql.join(
    words.map(
      (word) => sql`(
        ${column('player_id')} in (
          select q.id from players q where q.deleted_at is null
            and ${holdsWord(sql`fold_text(q.name || ' ' || q.surname || ' ' || q.current_club)`, word)})
        or ${column('team_id')} in (
          select q.id from teams q where ${holdsWord(sql`fold_text(q.name)`, word)})
        or ${column('coaching_staff_id')} in (
          select q.id from coaching_staff q left join accounts qa on qa.id = q.account_id
          where ${holdsWord(sql`fold_text(coalesce(qa.name, q.name) || ' ' || coalesce(qa.surname, q.surname))`, word)}))`,
    ),
    sql` and `,
  );
}

/** The negotiations of these people whose person, club and proposer hold all words, the latest change first. */
export async function searchNegotiations(
  db: Queryable,
  whose: Whose,
  words: readonly string[],
  limit: number,
): Promise<NegotiationRow[]> {
  const held = whose.staff
    ? eachWordNames('n', words)
    : eachWordIn(sql`fold_text(${person} || ' ' || t.name || ' ' || a.name || ' ' || a.surname)`, words);
  const found = await sql<{ id: number }>`
    select n.id from ${whose.staff ? sql.raw('negotiations n') : negotiationSource}
    where ${partyToNegotiation(whose)} and ${held}
    order by n.changed_at desc, n.id desc limit ${limit}`.execute(db);
  if (found.rows.length === 0) return [];
  return readNegotiations(
    db,
    found.rows.map(({ id }) => id),
  );
}

/** The offers of these people whose person and club hold all words, the latest change first. */
export async function searchOffers(
  db: Queryable,
  whose: Whose,
  words: readonly string[],
  limit: number,
): Promise<OfferRow[]> {
  const held = whose.staff
    ? eachWordNames('o', words)
    : eachWordIn(sql`fold_text(${person} || ' ' || t.name)`, words);
  const found = await sql<{ id: number }>`
    select o.id from ${whose.staff ? sql.raw('offers o') : offersJoined}
    where ${partyToOffer(whose)} and ${held}
    order by o.changed_at desc, o.id desc limit ${limit}`.execute(db);
  if (found.rows.length === 0) return [];
  return readOffers(
    db,
    found.rows.map(({ id }) => id),
  );
}
