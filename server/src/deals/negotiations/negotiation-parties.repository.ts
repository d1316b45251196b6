import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { NegotiationTurn } from '@trattativa/domain/deals/negotiation-transitions';
import { type RawBuilder, sql } from 'kysely';

const [sent, viewed, trial] = (['sent', 'viewed', 'trial'] as const).map((name) =>
  sql.lit(negotiationStatus[name]),
);

/** The person whose negotiations are selected; `staff` selects all. */
export interface Whose {
  staff: boolean;
  accountId: number;
  agentId: number | null;
  teamId: number | null;
  coachingStaffId: number | null;
}

/** Sub-selects of the ids in which somebody is a side: as proposer, or as member of the club. */
function setsOfSides(whose: Whose): RawBuilder<unknown>[] {
  const proposals = sql`select m.id from negotiations m join proposals s on s.id = m.proposal_id`;
  const sets = [
    sql`${proposals} where s.proposer_account_id = ${whose.accountId} and s.proposer_team_id is null`,
  ];
  if (whose.agentId !== null) sets.push(sql`${proposals} where s.agent_id = ${whose.agentId}`);
  if (whose.teamId !== null)
    sets.push(
      sql`select m.id from negotiations m where m.team_id = ${whose.teamId}`,
      sql`${proposals} where s.proposer_team_id = ${whose.teamId}`,
    );
  return sets;
}

/** The negotiations in which somebody is a side; for staff, all. */
export function onSideOf(whose: Whose): RawBuilder<unknown> {
  if (whose.staff) return sql`true`;
  return sql`n.id = any(array(${sql.join(setsOfSides(whose), sql` union all `)}))`;
}

/**
 * A condition for the negotiations that somebody may see by `sideOf`, as one array of ids that indexes can answer.
 * PostgreSQL reads an array first; a sub-select it would join last of ten tables, after reading everybody's deals.
 */
export function partyTo(whose: Whose): RawBuilder<unknown> {
  if (whose.staff) return sql`true`;
  const of = (players: RawBuilder<unknown>) =>
    sql`select m.id from negotiations m join players q on q.id = m.player_id where ${players}`;
  const sets = [
    ...setsOfSides(whose),
    of(sql`q.account_id = ${whose.accountId}`),
    sql`select m.id from negotiations m join coaching_staff k on k.id = m.coaching_staff_id
      where k.account_id = ${whose.accountId} or k.added_by_id = ${whose.accountId}`,
  ];
  if (whose.agentId !== null) sets.push(of(sql`q.agent_id = ${whose.agentId}`));
  if (whose.teamId !== null) sets.push(of(sql`q.team_id = ${whose.teamId}`));
  if (whose.coachingStaffId !== null) sets.push(of(sql`q.coaching_staff_id = ${whose.coachingStaffId}`));
  return sql`n.id = any(array(${sql.join(sets, sql` union all `)}))`;
}

/** The negotiations whose price they may read: as a side, not as a reader. */
export function sideIn(whose: Whose): RawBuilder<unknown> {
  if (whose.staff) return sql`true`;
  return sql`(${isProposer(whose)} or n.team_id = ${whose.teamId})`;
}

/** A condition: these people are the proposing side of a negotiation with its proposal `r`. */
function isProposer({ accountId, agentId, teamId }: Whose): RawBuilder<unknown> {
  return sql`((r.proposer_account_id = ${accountId} and r.proposer_team_id is null)
    or r.agent_id = ${agentId} or r.proposer_team_id = ${teamId})`;
}

/**
 * The negotiations `n` that wait for a side: the rule of `whoseTurn`; negotiation-turn.test.ts compares the
 * two.
 */
export const waitsOn = {
  club: sql`(not n.awaits_answer
    and (n.status = ${sent} or (n.status in (${viewed}, ${trial}) and n.signed_by_team_at is null)))`,
  proposer: sql`((n.status in (${viewed}, ${trial}) and (n.signed_by_team_at is not null or n.awaits_answer))
    or (n.status = ${sent} and n.awaits_answer))`,
} as const satisfies Record<NegotiationTurn, unknown>;

/** A condition: it is these people's turn; for staff, either side's turn. */
export function isTurnOf(whose: Whose): RawBuilder<unknown> {
  if (whose.staff) return sql`(${waitsOn.club} or ${waitsOn.proposer})`;
  return sql`(
    (n.team_id = ${whose.teamId} and ${waitsOn.club}) or
    (${isProposer(whose)} and ${waitsOn.proposer}))`;
}
