import type { MandateKind } from '@trattativa/contract/representation/mandates/mandate';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import type { MandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import type { presentAgentCard } from '../../people/agents.ts';
import type { presentTeamCard } from '../../people/teams.ts';
import type { Columns } from '../../platform/database/database.ts';

/** A mandate as the database keeps it, with both its parties. Days are `YYYY-MM-DD`. */
export interface MandateRow
  extends Columns<
    'mandates',
    | 'id'
    | 'version'
    | 'agent_id'
    | 'player_id'
    | 'team_id'
    | 'proposed_by_agent'
    | 'starts_on'
    | 'ends_on'
    | 'exclusive'
    | 'note'
    | 'created_at'
    | 'updated_at'
  > {
  status: MandateStatus;
  countries: string[];
  agent: Parameters<typeof presentAgentCard>[0];
  player: {
    id: number;
    name: string;
    surname: string;
    principal_role: PlayerRole | null;
    image_url: string | null;
  } | null;
  team: Parameters<typeof presentTeamCard>[0] | null;
  /** The account of the person who is represented; null while the record is linked to nobody. */
  person_account_id: number | null;
  /** What the person's own account and record say before what the agent wrote. */
  person_born_date: string | null;
  guardian_email: string | null;
}

export function kindOf(mandate: Pick<MandateRow, 'team_id'>): MandateKind {
  return mandate.team_id === null ? 'player' : 'club';
}

/** True: the guardian answers. Who has told no birth date counts as a minor: nobody is bound by guessing. */
export function isForMinor(
  mandate: Pick<MandateRow, 'team_id' | 'person_born_date'>,
  today: string,
): boolean {
  if (mandate.team_id !== null) return false;
  return mandate.person_born_date === null || ageOn(mandate.person_born_date, today) < ageOfMajority;
}

/** Confirmed, and today is one of its days. */
export function isInForce(
  mandate: Pick<MandateRow, 'status' | 'starts_on' | 'ends_on'>,
  today: string,
): boolean {
  return mandate.status === mandateStatus.confirmed && mandate.starts_on <= today && today <= mandate.ends_on;
}
