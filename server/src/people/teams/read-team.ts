import type { Team } from '@trattativa/contract/people/teams/team';
import type { Actor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { presentTeam } from './present-team.ts';
import type { TeamRow } from './team.ts';
import { findLatestProposal } from './team-changes.repository.ts';
import { teamChanges } from './team-changes.ts';
import { listOrgChart } from './teams.repository.ts';

/** A club's whole record as the actor may see it; to a premium agent with what became of the last proposal. */
export async function readTeam(db: Queryable, actor: Actor, team: TeamRow): Promise<Team> {
  const orgChart = await listOrgChart(db, team.id);
  if (actor.kind !== 'premium') return presentTeam(team, actor, { orgChart });
  const latest = await findLatestProposal(db, team.id, actor.accountId);
  const proposal = latest && { ...latest, changes: teamChanges(team, orgChart, latest.changes) };
  return presentTeam(team, actor, { orgChart, proposal });
}
