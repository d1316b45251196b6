import { teamChangeStatus } from '@trattativa/domain/people/team-change-statuses';
import type { Actor } from '../../../platform/actor.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { TeamPatch, TeamRow } from '../team.ts';
import { listStaff, recordAct } from '../team-writes.repository.ts';
import { listOrgChart } from '../teams.repository.ts';
import { findLatestProposal, insertProposal } from './team-changes.repository.ts';
import { effectivePatch, teamChanges } from './team-changes.ts';

/**
 * Stores a premium agent's change of a registered club until staff decide. Later changes are added to a
 * waiting one; a change without effect is not stored.
 */
export async function proposeTeamChange(
  tx: Transaction,
  actor: Actor,
  team: TeamRow,
  patch: TeamPatch,
  at: Date,
): Promise<void> {
  const orgChart = await listOrgChart(tx, team.id);
  const wanted = effectivePatch(team, orgChart, patch);
  const latest = await findLatestProposal(tx, team.id, actor.accountId);
  const before = latest?.status === teamChangeStatus.waits ? latest.changes : { fields: {} };
  const changes: TeamPatch = {
    ...before,
    ...wanted,
    fields: { ...before.fields, ...wanted.fields },
  };
  const fields = teamChanges(team, orgChart, changes).map(({ field }) => field);
  if (fields.length === 0) return;
  await insertProposal(tx, { teamId: team.id, proposerId: actor.accountId, changes, at });
  await recordAct(tx, {
    teamId: team.id,
    kind: 'changeProposed',
    details: { fields },
    actorId: actor.accountId,
    at,
  });
  await recordEvent(tx, {
    type: 'team.changeProposed',
    data: { teamId: team.id },
    recipients: [...(await listStaff(tx)), actor.accountId],
    actorId: actor.accountId,
    at,
  });
}
