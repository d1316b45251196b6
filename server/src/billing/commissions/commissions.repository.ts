import type { SignedDealTerms } from '@trattativa/domain/billing/commissions';
import type { CommissionPay } from '@trattativa/domain/deals/negotiation-limits';
import { sql } from 'kysely';
import { sqlNegotiation, sqlOffer } from '../../deals/sql-names.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { CommissionRow, InstalmentRow, StepRow } from './commission.ts';

export const agentName = sql.raw(`coalesce(nullif(g.society, ''), trim(a.name || ' ' || a.surname))`);

export const commissionSource = sql.raw(`
  commissions c join agents g on g.id = c.agent_id join accounts a on a.id = g.account_id join teams t on t.id = c.team_id`);

const columns = sql`
  c.id, c.negotiation_id, c.agent_id, c.team_id, c.title, c.signed_on, c.source, c.percent, c.base, c.base_cents,
  c.amount_cents, c.vat_percent, c.plan, c.answer, c.objection, c.ended_on, c.earned_cents, c.version, ${agentName} as agent_name, t.name as team_name`;

export async function findCommission(db: Queryable, id: number): Promise<CommissionRow | null> {
  const found =
    await sql<CommissionRow>`select ${columns} from ${commissionSource} where c.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** Holds the commission of a negotiation against other changes until the transaction ends. */
export async function lockCommissionOf(tx: Transaction, negotiationId: number): Promise<void> {
  await sql`select from commissions where negotiation_id = ${negotiationId} for no key update`.execute(tx);
}

export async function findCommissionOf(db: Queryable, negotiationId: number): Promise<CommissionRow | null> {
  const found = await sql<CommissionRow>`
    select ${columns} from ${commissionSource} where c.negotiation_id = ${negotiationId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Instalments of a commission, by due day. */
export async function listInstalmentsOf(db: Queryable, commissionId: number): Promise<InstalmentRow[]> {
  const found = await sql<InstalmentRow>`
    select id, due_on, amount_cents, vat_cents, vat_percent, club_paid_on, received_on, waived_on, waiver_reason,
      lapsed_on
    from commission_instalments where commission_id = ${commissionId} order by due_on, id`.execute(db);
  return found.rows;
}

/** Oldest first. */
export async function listSteps(db: Queryable, commissionId: number): Promise<StepRow[]> {
  const found = await sql<StepRow>`
    select s.version, s.at, s.act, s.by_side, s.plan, s.due_on, s.amount_cents,
      nullif(trim(a.name || ' ' || a.surname), '') as actor_name
    from commission_steps s left join accounts a on a.id = s.actor_id
    where s.commission_id = ${commissionId} order by s.version`.execute(db);
  return found.rows;
}

/** `seasonCents`: the pay of each season. */
type OfferOfDeal = NonNullable<SignedDealTerms['offer']> & {
  id: number;
  revision: number;
  seasonCents: number[];
};

/** What a commission is made from. */
export interface SignedDeal extends SignedDealTerms {
  offer: OfferOfDeal | null;
  isSigned: boolean;
  agentId: number | null;
  teamId: number;
  /** Null: a member of coaching staff. */
  playerId: number | null;
  title: string;
  instalments: number;
  signedAt: Date;
  agentCountry: string | null;
  /** What the agent stated after the signature; null: the deal defines the commission, or there is none. */
  statedCents: number | null;
}

interface DealRow {
  is_signed: boolean;
  agent_id: number | null;
  team_id: number;
  player_id: number | null;
  title: string;
  signed_at: Date;
  agent_country: string | null;
  price_cents: number;
  commission_cents: number | null;
  commission_percent: number | null;
  commission_pay: CommissionPay | null;
  commission_instalments: number | null;
  offer: (OfferOfDeal & { instalments: number | null }) | null;
  stated_cents: number | null;
}

/** A negotiation with what it says of the commission; the offer is the latest that the person accepted from the club, until the signature. */
export async function findSignedDeal(db: Queryable, negotiationId: number): Promise<SignedDeal | null> {
  const found = await sql<DealRow>`
    select n.status = ${sqlNegotiation.signed} as is_signed, r.agent_id, n.team_id, n.player_id, n.changed_at as signed_at,
      g.country as agent_country, r.price_cents, r.commission_cents, r.commission_percent,
      replace(r.commission_pay, 'transferPrice', 'transactionCost') as commission_pay, r.commission_instalments,
      coalesce(nullif(trim(coalesce(p.name || ' ' || p.surname,
        coalesce(ca.name, k.name) || ' ' || coalesce(ca.surname, k.surname))), ''),
        '#' || coalesce(n.player_id, n.coaching_staff_id)) as title,
      (select json_build_object('id', o.id, 'revision', v.number, 'commissionCents', v.commission_cents, 'commissionPercent', v.commission_percent,
          'salaryCents', v.salary_cents, 'months', v.months, 'payer', v.commission_payer, 'seasons', v.commission_seasons,
          'instalments', v.commission_instalments, 'contractPayCents', v.salary_cents * v.months + coalesce((
            select sum((s ->> 'salaryCents')::bigint * (s ->> 'months')::int)
            from jsonb_array_elements(v.further_seasons) s), 0),
          'seasonCents', jsonb_build_array(v.salary_cents * v.months) || coalesce((
            select jsonb_agg((s ->> 'salaryCents')::bigint * (s ->> 'months')::int order by place)
            from jsonb_array_elements(v.further_seasons) with ordinality as of(s, place)), '[]'))
       from offers o join offer_revisions v on v.offer_id = o.id and v.number = o.revision
       where o.team_id = n.team_id and o.status = ${sqlOffer.accepted}
         and (o.player_id = n.player_id or o.coaching_staff_id = n.coaching_staff_id)
         and (o.negotiation_id is null or o.negotiation_id = n.id) and o.changed_at >= n.created_at
         and (n.status <> ${sqlNegotiation.signed} or exists (select from offer_changes c
           where c.offer_id = o.id and c.to_status = ${sqlOffer.accepted} and c.at <= n.changed_at))
       order by o.negotiation_id nulls last, o.changed_at desc limit 1) as offer,
      (select c.amount_cents from commissions c where c.negotiation_id = n.id and c.source = 'agent') as stated_cents
    from negotiations n join proposals r on r.id = n.proposal_id left join agents g on g.id = r.agent_id
    left join players p on p.id = n.player_id left join coaching_staff k on k.id = n.coaching_staff_id
    left join accounts ca on ca.id = k.account_id where n.id = ${negotiationId}`.execute(db);
  const row = found.rows[0];
  if (!row) return null;
  return {
    isSigned: row.is_signed,
    agentId: row.agent_id,
    teamId: row.team_id,
    playerId: row.player_id,
    title: row.title,
    instalments: row.offer?.instalments ?? row.commission_instalments ?? 1,
    signedAt: row.signed_at,
    agentCountry: row.agent_country,
    proposal: {
      commissionCents: row.commission_cents,
      commissionPercent: row.commission_percent,
      commissionPay: row.commission_pay,
      priceCents: row.price_cents,
    },
    offer: row.offer,
    statedCents: row.stated_cents,
  };
}

/** People who hear of a commission: the agent, the people of the club that pays, staff. */
export async function listCommissionAudience(db: Queryable, commissionId: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select g.account_id as id from commissions c join agents g on g.id = c.agent_id where c.id = ${commissionId}
    union select m.account_id from commissions c join team_members m on m.team_id = c.team_id where c.id = ${commissionId}
    union select id from accounts where is_staff and deleted_at is null`.execute(db);
  return found.rows.map(({ id }) => id);
}
