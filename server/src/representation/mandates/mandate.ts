import type { MandateKind } from '@trattativa/contract/representation/mandates/mandate';
import type { MandateWay } from '@trattativa/domain/people/mandate-ways';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import type { ListingState } from '@trattativa/domain/people/players/listing-states';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import type { Language } from '@trattativa/domain/platform/languages';
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
    | 'fee_percent'
    | 'fee_cents'
    | 'recorded'
    | 'form_checked_at'
    | 'stated_email'
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
    listing: ListingState;
  } | null;
  team: Parameters<typeof presentTeamCard>[0] | null;
  /** The account of the person who is represented; null while the record is linked to nobody. */
  person_account_id: number | null;
  /** The day of birth, of several the latest; null where no more than the year is known. */
  known_born_date: string | null;
  /** The same; of a record that knows only the year its last day. */
  person_born_date: string | null;
  /** The parent's address as the child registered it, or for a child without a login as staff checked it. */
  guardian_email: string | null;
  /** Nationalities and country of residence, as the record says. */
  person_countries: (string | null)[];
  form_checker_name: string;
  stated_language: Language | null;
  confirmed_way: MandateWay | null;
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

/** An adult without a login, whom a mail reaches only at an address that the agent stated. */
export function isWithoutLogin(
  mandate: Pick<MandateRow, 'team_id' | 'person_born_date' | 'person_account_id'>,
  today: string,
): boolean {
  return mandate.team_id === null && mandate.person_account_id === null && !isForMinor(mandate, today);
}

/** Confirmed, and today is one of its days. */
export function isInForce(
  mandate: Pick<MandateRow, 'status' | 'starts_on' | 'ends_on'>,
  today: string,
): boolean {
  return mandate.status === mandateStatus.confirmed && mandate.starts_on <= today && today <= mandate.ends_on;
}
