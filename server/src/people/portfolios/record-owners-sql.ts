import type { OwnerKind } from '@trattativa/domain/people/owner-kind';
import { sql } from 'kysely';
import type { Columns } from '../../platform/database/database.ts';

/** The owner of a portfolio record, besides the columns of a query on players `p`. */
export interface RecordOwnerRow {
  owner_kind: OwnerKind;
  owner_id: number;
  owner_name: string;
}

export const recordOwnerColumns = sql.raw(`
  case when p.agent_id is not null then 'agent' when p.team_id is not null then 'team' else 'coach' end as owner_kind,
  coalesce(p.agent_id, p.team_id, p.coaching_staff_id) as owner_id,
  coalesce(owner_team.name, trim(owner_account.name || ' ' || owner_account.surname),
    trim(owner_coach.name || ' ' || owner_coach.surname), '') as owner_name`);

export const recordOwnerJoins = sql.raw(`
  left join teams owner_team on owner_team.id = p.team_id
  left join agents owner_agent on owner_agent.id = p.agent_id
  left join coaching_staff owner_coach on owner_coach.id = p.coaching_staff_id
  left join accounts owner_account on owner_account.id = coalesce(owner_agent.account_id, owner_coach.account_id)`);

/** A player in the lists of decisions. */
export interface ListedPlayerRow extends Columns<'players', 'born_date' | 'principal_role' | 'current_club'> {
  player_id: number;
  player_name: string;
  player_surname: string;
}

export const listedPlayerColumns = sql.raw(`
  p.id as player_id, p.name as player_name, p.surname as player_surname, p.born_date, p.principal_role, p.current_club`);

export function presentListedPlayer(row: ListedPlayerRow) {
  return {
    id: row.player_id,
    name: row.player_name,
    surname: row.player_surname,
    bornDate: row.born_date,
    principalRole: row.principal_role,
    currentClub: row.current_club,
  };
}

export function presentRecordOwner(row: RecordOwnerRow) {
  return { kind: row.owner_kind, id: row.owner_id, name: row.owner_name };
}
