import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { holdsWord } from '../../platform/database/holds-words.ts';
import type { NegotiationRow } from '../negotiations/negotiation.ts';
import { partyTo as partyToNegotiation } from '../negotiations/negotiation-parties.repository.ts';
import { negotiationSource, readNegotiations } from '../negotiations/negotiations.repository.ts';
import type { OfferRow } from '../offers/offer.ts';
import { partyTo as partyToOffer, type Whose } from '../offers/offer-list.repository.ts';
import { offersJoined, readOffers } from '../offers/offers.repository.ts';
import type { TransferRow } from '../transfers/transfer.ts';
import { readTransfers } from '../transfers/transfers.repository.ts';

const person = sql`coalesce(p.name || ' ' || p.surname,
  coalesce(ca.name, c.name) || ' ' || coalesce(ca.surname, c.surname))`;

/** The most players of a word among whose deals staff search: two letters name a sixth of the market. */
const maxNamed = 3_000;

/** Staff search everybody's deals: their people and clubs are found by the indexes of names. */
function eachWordNames(deal: 'n' | 'o', words: readonly string[]): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${deal}.${name}`);
  return sql.join(
    words.map(
      (word) => sql`(
        ${column('player_id')} in (
          select q.id from players q where q.deleted_at is null
            and ${holdsWord(sql`fold_text(q.name || ' ' || q.surname || ' ' || q.current_club)`, word)}
          limit ${maxNamed})
        or ${column('team_id')} in (
          select q.id from teams q where ${holdsWord(sql`fold_text(q.name)`, word)})
        or ${column('coaching_staff_id')} in (
          select q.id from coaching_staff q left join accounts qa on qa.id = q.account_id
          where ${holdsWord(sql`fold_text(coalesce(qa.name, q.name) || ' ' || coalesce(qa.surname, q.surname))`, word)}))`,
    ),
    sql` and `,
  );
}

/**
 * The deals `named` (`select id, changed_at, text`) that hold all words, the latest change first. Materialized:
 * the text of a deal is put together once, not for each word.
 */
function holding(named: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  const held = words.map((word) => holdsWord(sql`d.text`, word));
  return sql`
    with named as materialized (${named})
    select d.id from named d where ${sql.join(held, sql` and `)}
    order by d.changed_at desc, d.id desc`;
}

/** The negotiations of these people whose person, club and proposer hold all words, the latest change first. */
export async function searchNegotiations(
  db: Queryable,
  whose: Whose,
  words: readonly string[],
  limit: number,
): Promise<NegotiationRow[]> {
  const ofAll = sql`
    select n.id from negotiations n where ${eachWordNames('n', words)} order by n.changed_at desc, n.id desc`;
  const text = sql`fold_text(${person} || ' ' || t.name || ' ' || a.name || ' ' || a.surname)`;
  const named = sql`
    select n.id, n.changed_at, ${text} as text from ${negotiationSource}
    where ${partyToNegotiation(whose)}`;
  const found = await sql<{ id: number }>`
    ${whose.staff ? ofAll : holding(named, words)} limit ${limit}`.execute(db);
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
  const ofAll = sql`
    select o.id from offers o where ${eachWordNames('o', words)} order by o.changed_at desc, o.id desc`;
  const text = sql`fold_text(${person} || ' ' || t.name)`;
  const named = sql`
    select o.id, o.changed_at, ${text} as text from ${offersJoined}
    where ${partyToOffer(whose)}`;
  const found = await sql<{ id: number }>`
    ${whose.staff ? ofAll : holding(named, words)} limit ${limit}`.execute(db);
  if (found.rows.length === 0) return [];
  return readOffers(
    db,
    found.rows.map(({ id }) => id),
  );
}

/** Staff search everybody's transfers, of which the latest so many; a club has fewer. */
const maxTransfers = 3_000;

/** The transfers of a club, or of all for staff (null), whose player and clubs hold all words, the latest change first. */
export async function searchTransfers(
  db: Queryable,
  teamId: number | null,
  words: readonly string[],
  limit: number,
): Promise<TransferRow[]> {
  const ofClub = sql`and x.id in (select id from transfers where engaging_team_id = ${teamId}
    union all select id from transfers where releasing_team_id = ${teamId})`;
  const named = sql`
    select x.id, x.changed_at,
      fold_text(p.name || ' ' || p.surname || ' ' || engaging.name || ' ' || releasing.name) as text
    from transfers x
    join negotiations n on n.id = x.negotiation_id
    join players p on p.id = n.player_id
    join teams engaging on engaging.id = x.engaging_team_id
    join teams releasing on releasing.id = x.releasing_team_id
    where true ${teamId === null ? sql`` : ofClub}
    order by x.changed_at desc, x.id desc limit ${maxTransfers}`;
  const found = await sql<{ id: number }>`${holding(named, words)} limit ${limit}`.execute(db);
  if (found.rows.length === 0) return [];
  return readTransfers(
    db,
    found.rows.map(({ id }) => id),
  );
}
