import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import type { Team } from '@trattativa/contract/people/teams/team';
import type { Actor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessTeam } from './access-team.ts';
import { findLatestProposal } from './claims/team-changes.repository.ts';
import { teamChanges } from './claims/team-changes.ts';
import { presentTeam, presentTeamInfo } from './present-team.ts';
import type { TeamRow } from './team.ts';
import { listOrgChart } from './teams.repository.ts';

/** A club's card. To a club, any other club is absent. `advertisesInfo` never adds fields. */
export async function getTeamInfo(services: Services, call: CallOf<typeof teamEndpoints.getTeamInfo>) {
  const team = await accessTeam(services.db, call.actor, call.input.teamId);
  return presentTeamInfo(team, call.actor);
}

/** A club's whole record, with the fields that the caller may see. */
export async function getTeamData(
  services: Services,
  call: CallOf<typeof teamEndpoints.getTeamData>,
): Promise<Team> {
  const team = await accessTeam(services.db, call.actor, call.input.teamId);
  return readTeam(services.db, call.actor, team);
}

/**
 * A club's whole record as the actor may see it; for a premium agent with the state of their last proposal.
 */
export async function readTeam(db: Queryable, actor: Actor, team: TeamRow): Promise<Team> {
  const orgChart = await listOrgChart(db, team.id);
  if (actor.kind !== 'premium') return presentTeam(team, actor, { orgChart });
  const latest = await findLatestProposal(db, team.id, actor.accountId);
  const proposal = latest && { ...latest, changes: teamChanges(team, orgChart, latest.changes) };
  return presentTeam(team, actor, { orgChart, proposal });
}
