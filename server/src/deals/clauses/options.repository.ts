import type { OptionOutcome } from '@trattativa/domain/deals/options/deal-options';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import { sqlNegotiation, sqlOffer } from '../sql-names.ts';
import { type AgreementKey, idsOf, ofAgreement } from './clauses.repository.ts';

/** What became of an option. */
export interface OutcomeRow {
  outcome: OptionOutcome;
  at: Date;
}

/** What became of the option of an agreement; null: nothing yet. */
export async function findOutcome(
  db: Queryable,
  agreement: Pick<AgreementKey, 'kind' | 'id'>,
): Promise<OutcomeRow | null> {
  const found = await sql<OutcomeRow>`
    select outcome, at from deal_options where ${ofAgreement(agreement)}`.execute(db);
  return found.rows[0] ?? null;
}

/** Writes what became of an option. False: it was written before. */
export async function insertOutcome(
  tx: Transaction,
  agreement: AgreementKey,
  { outcome, cents, actorId, at }: OutcomeRow & { cents: number; actorId: number | null },
): Promise<boolean> {
  const { offerId, transferId } = idsOf(agreement);
  const made = await sql`
    insert into deal_options (negotiation_id, offer_id, transfer_id, outcome, cents, actor_id, at)
    values (${agreement.negotiationId}, ${offerId}, ${transferId}, ${outcome}, ${cents}, ${actorId}, ${at})
    on conflict do nothing returning id`.execute(tx);
  return made.rows.length > 0;
}

/** The agreements whose option may have to be settled, with the days from which a day counts. */
export interface Settled {
  today: string;
  /** What passed before was never watched; nobody is told of it now. */
  since: string;
}

/** Signed deals of which the day of an option or an unconditional obligation has come since a day, and nothing is written of it. */
export async function listToSettle(
  db: Queryable,
  { today, since }: Settled,
  { after, limit }: { after: number; limit: number },
): Promise<Pick<AgreementKey, 'negotiationId' | 'kind'>[]> {
  const found = await sql<Pick<AgreementKey, 'negotiationId' | 'kind'>>`
    select n.id as "negotiationId", 'transfer' as kind
    from transfers x join transfer_revisions v on v.transfer_id = x.id and v.number = x.revision
      join negotiations n on n.id = x.negotiation_id and n.status = ${sqlNegotiation.signed}
    where x.state = 'agreed' and n.id > ${after} and v.terms -> 'purchase' ->> 'kind' is not null
      and case v.terms -> 'purchase' ->> 'kind'
        when 'option' then coalesce(v.terms -> 'purchase' ->> 'until', v.terms ->> 'until') between ${since} and (${today}::date - 1)::text
        else v.terms -> 'purchase' ->> 'trigger' is null and v.terms ->> 'until' between ${since} and ${today} end
      and not exists (select from deal_options d where d.transfer_id = x.id)
    union
    select n.id, 'offer'
    from offers o join offer_revisions r on r.offer_id = o.id and r.number = o.revision
      join negotiations n on n.team_id = o.team_id and (n.player_id = o.player_id or n.coaching_staff_id = o.coaching_staff_id)
    where o.status = ${sqlOffer.accepted} and n.status = ${sqlNegotiation.signed} and n.id > ${after}
      and r.option_until >= ${since}::date and r.option_until < ${today}::date
      and not exists (select from deal_options d where d.offer_id = o.id)
    order by 1, 2 limit ${limit}`.execute(db);
  return found.rows;
}

/** The open negotiation of a club about a person of whom another negotiation is; null: there is none. */
export async function findOtherNegotiation(db: Queryable, negotiationId: number): Promise<number | null> {
  const found = await sql<{ id: number }>`
    select other.id from negotiations n
      join negotiations other on other.team_id = n.team_id and other.player_id in (select records_of_person(n.player_id)) and other.id <> n.id
    where n.id = ${negotiationId} and other.status not in (${sqlNegotiation.signed}, ${sqlNegotiation.rejected})
    order by other.id desc limit 1`.execute(db);
  return found.rows[0]?.id ?? null;
}
