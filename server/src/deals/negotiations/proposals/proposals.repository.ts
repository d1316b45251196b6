import type { CommissionPay } from '@trattativa/domain/deals/negotiation-limits';
import { type Beginner, openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import type { ConsentWay, ProposalConsent } from '@trattativa/domain/deals/proposal-consent';
import type { TransferKind } from '@trattativa/domain/people/players/transfer-kinds';
import { type RawBuilder, sql } from 'kysely';
import { sqlListedTeams } from '../../../identity/sql-names.ts';
import { assertFound } from '../../../platform/database/assert-found.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';

/** The person proposed: exactly one of the two is null. */
export interface Proposed {
  playerId: number | null;
  coachingStaffId: number | null;
}

/** Money in euro cents. */
export interface AskedTerms {
  kind: TransferKind;
  feeCents: number | null;
  loanUntil: string | null;
  wageSharePercent: number | null;
}

export interface NewProposal extends Proposed {
  proposerAccountId: number;
  agentId: number | null;
  /** The club that proposes, or that is asked; an agent has none. */
  proposerTeamId: number | null;
  level: number;
  priceCents: number;
  commissionCents: number | null;
  commissionPercent: number | null;
  commissionPay: CommissionPay | null;
  commissionInstalments: number | null;
  /** What a club asks for its player; null of any other proposal. */
  asked: AskedTerms | null;
  /** The request that the proposal answers. */
  requestId: number | null;
  /** Whether the player stands by an agent's proposal; null where nobody has to. */
  consent: ProposalConsent | null;
  /** On what its mandate rests, where that is worth saying. */
  consentWay: ConsentWay | null;
  immediateAvailability: boolean;
  comments: string;
  at: Date;
}

function isGiven(consent: ProposalConsent | null): boolean {
  return consent !== null && consent !== 'waits';
}

/** Stores a proposal. The database refuses one unconfirmed proposal of an agent too many (`cap_unconfirmed_proposals`). */
export async function insertProposal(tx: Transaction, proposal: NewProposal): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into proposals (player_id, coaching_staff_id, proposer_account_id, agent_id, proposer_team_id,
                           level, price_cents,
                           commission_cents, commission_percent, commission_pay, commission_instalments,
                           asked_kind, asked_fee_cents, loan_until, wage_share_percent, request_id,
                           consent, consent_way, consented_at, immediate_availability, comments, created_at)
    values (${proposal.playerId}, ${proposal.coachingStaffId}, ${proposal.proposerAccountId}, ${proposal.agentId}, ${proposal.proposerTeamId},
            ${proposal.level}, ${proposal.priceCents}, ${proposal.commissionCents}, ${proposal.commissionPercent},
            ${proposal.commissionPay}, ${proposal.commissionInstalments},
            ${proposal.asked?.kind ?? null}, ${proposal.asked?.feeCents ?? null}, ${proposal.asked?.loanUntil ?? null},
            ${proposal.asked?.wageSharePercent ?? null}, ${proposal.requestId},
            ${proposal.consent}, ${proposal.consentWay}, ${isGiven(proposal.consent) ? proposal.at : null},
            ${proposal.immediateAvailability}, ${proposal.comments}, ${proposal.at})
    returning id`.execute(tx);
  return assertFound(inserted.rows[0]).id;
}

/** The transaction cost of a proposal in cents, locked for a decision on it; null: no such proposal. */
export async function lockCost(tx: Transaction, proposalId: number): Promise<number | null> {
  const found = await sql<{ price_cents: number }>`
    select price_cents from proposals where id = ${proposalId} for no key update`.execute(tx);
  return found.rows[0]?.price_cents ?? null;
}

/** Writes the transaction cost that counts for all negotiations of a proposal. */
export async function writeCost(tx: Transaction, proposalId: number, cents: number): Promise<void> {
  await sql`update proposals set price_cents = ${cents} where id = ${proposalId}`.execute(tx);
}

/**
 * Creates one negotiation for each club, in club id order so that concurrent proposals wait for each other
 * instead of deadlocking. A club with an open proposal of the person gets none. One that a club begins waits for
 * the answer to its enquiry. Returns those created.
 */
export async function insertNegotiations(
  tx: Transaction,
  proposal: Proposed & { id: number; at: Date },
  teamIds: readonly number[],
  begunBy: Beginner = 'proposer',
): Promise<{ id: number; team_id: number }[]> {
  const { id, playerId, coachingStaffId, at } = proposal;
  const inserted = await sql<{ id: number; team_id: number }>`
    insert into negotiations (proposal_id, player_id, coaching_staff_id, team_id, begun_by, awaits_answer, waiting_since,
                              last_activity_at, created_at, changed_at)
    select ${id}, ${playerId}, ${coachingStaffId}, team_id, ${begunBy}, ${begunBy === 'club'}, ${at}, ${at}, ${at}, ${at}
    from (select unnest(${[...teamIds]}::bigint[]) as team_id order by 1) as chosen
    on conflict do nothing returning id, team_id`.execute(tx);
  return inserted.rows;
}

/**
 * Names of those ids that are selectable clubs: registered or not, but neither awaiting acceptance nor
 * removed.
 */
export async function listChoosableClubs(
  db: Queryable,
  ids: readonly number[],
): Promise<{ id: number; name: string }[]> {
  const found = await sql<{ id: number; name: string }>`
    select id, name from teams where id = any(${[...ids]}) and deleted_at is null and profile in (${sqlListedTeams})
    order by name, id`.execute(db);
  return found.rows;
}

export interface EarlierRow {
  team_id: number;
  team_name: string;
  yours: boolean;
  open: boolean;
  refused: boolean;
}

/** The records that are or may be this person: the same account, or the same full name and birth date. */
const looksAlike = (folded: RawBuilder<unknown>) => sql`
  (o.id = m.id or o.account_id = m.account_id or (o.born_date = m.born_date and ${folded}))`;

const players = sql`
  join players o on o.id = n.player_id join players m on m.id = `;
const samePlayerName = sql`fold_text(o.name || ' ' || o.surname) = fold_text(m.name || ' ' || m.surname)`;

const members = sql`
  join coaching_staff o on o.id = n.coaching_staff_id left join accounts oa on oa.id = o.account_id
  join coaching_staff m on m.id = `;
const sameMemberName = sql`
  fold_text(coalesce(oa.name, o.name) || ' ' || coalesce(oa.surname, o.surname))
  = (select fold_text(coalesce(ma.name, m.name) || ' ' || coalesce(ma.surname, m.surname))
     from (select 1) one left join accounts ma on ma.id = m.account_id)`;

/** Clubs among these to which anybody proposed the person before, with what a proposer may learn of it. */
export async function listEarlierProposals(
  db: Queryable,
  proposed: Proposed,
  teamIds: readonly number[],
  caller: { accountId: number; agentId: number | null },
): Promise<EarlierRow[]> {
  const { playerId, coachingStaffId } = proposed;
  const people =
    playerId === null
      ? sql`${members}${coachingStaffId} and ${looksAlike(sameMemberName)}`
      : sql`${players}${playerId} and ${looksAlike(samePlayerName)}`;
  const isOpen = sql`n.status = any(${[...openStatuses]})`;
  const found = await sql<EarlierRow>`
    select n.team_id, t.name as team_name, bool_or(${isOpen}) as open,
      bool_or(r.proposer_account_id = ${caller.accountId} or coalesce(r.agent_id = ${caller.agentId}, false)) as yours,
      bool_or(o.id = m.id and ${isOpen}) as refused
    from negotiations n join proposals r on r.id = n.proposal_id join teams t on t.id = n.team_id ${people}
    where n.team_id = any(${[...teamIds]})
    group by n.team_id, t.name order by t.name, n.team_id`.execute(db);
  return found.rows;
}
