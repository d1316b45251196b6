import type { RawBuilder } from 'kysely';
import type { Queryable, Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

type Sql = RawBuilder<unknown>;

/** What people read of deals: functions, and queries and conditions for parts of statements. Filled by deals. */
export interface DealsOfPeople {
  /** Whether a club has an open negotiation or offer. */
  isTeamBusy(tx: Transaction, teamId: number): Promise<boolean>;
  /** Whether a deal about a coach or one of their players is open, or an offer to the coach. */
  isStaffBusy(db: Queryable, staffId: number): Promise<boolean>;
  /** A condition: the club and the coach, or a player of the coach, share a deal. */
  isStaffInDealOf(staffId: Sql, teamId: number): Sql;
  /** A condition: a negotiation about the player is open. */
  isNegotiated(playerId: Sql): Sql;
  /** A query for the players of the open or signed deals of a club. */
  playersInDealsOf(teamId: number): Sql;
  /** A query for the clubs (`team_id`) that a player was proposed to. */
  teamsProposedTo(playerId: Sql): Sql;
  /** An expression for the open negotiations about a player: a list of `id`, `teamName` and `status`. */
  openNegotiationsOf(playerId: Sql): Sql;
  /** A query for one row with the numbers of negotiations about a player that are `ongoing` and `signed`. */
  countsOf(playerId: Sql): Sql;
  /**
   * A query for all proposed negotiations: the agent and the player who were proposed (`agent_id`,
   * `proposed_id`), the player and the club of the negotiation (`player_id`, `team_id`), whether it can still
   * end in a signature (`is_open`), and the commission that the agent asks, in euro cents (`commission_cents`):
   * an amount, or a percentage of the price; a percentage of a salary is not known yet.
   */
  proposedNegotiations(): Sql;
}

export const dealsOfPeople = new Port<DealsOfPeople>('deals of people');
