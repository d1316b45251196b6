import type { Team } from '@trattativa/contract/people/teams/team';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessTeamToEdit } from './access-team.ts';
import { proposeTeamChange } from './claims/propose-team-change.ts';
import { teamChanges } from './claims/team-changes.ts';
import { readTeam } from './get-team-info.ts';
import type { TeamPatch, TeamRow } from './team.ts';
import type { PresentTeam } from './team-fields.ts';
import { listTeamAudience, recordAct, replaceOrgChart, updateTeam } from './team-writes.repository.ts';
import { editWaits } from './teams.policy.ts';
import { listOrgChart } from './teams.repository.ts';

interface Write {
  teamId: number;
  /** The version that the writer saw; null to write over any. */
  version: number | null;
  /** Computes the changes from the present club. */
  patchOf: (present: PresentTeam) => TeamPatch;
  /** The kind of entry in the club's history. */
  kind: 'changed' | 'orgChartChanged' | 'contactsChanged';
}

/**
 * Applies a patch to a club's record or, for a premium agent on a registered club, stores it as a proposal
 * that waits for staff. Returns the club as the caller sees it. Throws `NOT_FOUND`, `FORBIDDEN`,
 * `CHANGED_MEANWHILE` with the present record.
 */
export async function writeTeam(
  services: Services,
  call: Call<unknown>,
  write: Write,
): Promise<{ team: Team; waits: boolean }> {
  const { actor } = call;
  const at = services.clock.now();
  return createOnce(services, call, async (tx) => {
    const team = await accessTeamToEdit(tx, actor, write.teamId);
    if (write.version !== null && write.version !== team.version)
      throw new AppError('CHANGED_MEANWHILE', { current: await readTeam(tx, actor, team) });
    const patch = write.patchOf({ ...team, orgChart: await listOrgChart(tx, team.id) });
    if (editWaits(actor, team)) {
      await proposeTeamChange(tx, actor, team, patch, at);
      return { team: await readTeam(tx, actor, team), waits: true };
    }
    const saved = await applyPatch(tx, {
      team,
      patch,
      kind: write.kind,
      actorId: actor.accountId,
      at,
    });
    if (!saved) {
      const present = await accessTeamToEdit(services.db, actor, write.teamId);
      throw new AppError('CHANGED_MEANWHILE', { current: await readTeam(services.db, actor, present) });
    }
    return { team: await readTeam(tx, actor, saved), waits: false };
  });
}

interface Application {
  team: TeamRow;
  patch: TeamPatch;
  kind: string;
  actorId: number;
  at: Date;
}

/**
 * Applies the effective part of a patch, adds it to the history, and notifies open screens. Null when the
 * club was changed meanwhile.
 */
export async function applyPatch(
  tx: Transaction,
  { team, patch, kind, actorId, at }: Application,
): Promise<TeamRow | null> {
  const changes = teamChanges(team, await listOrgChart(tx, team.id), patch);
  if (changes.length === 0) return team;
  const saved = await updateTeam(tx, team, patch.fields, at);
  if (!saved) return null;
  if (patch.orgChart) await replaceOrgChart(tx, team.id, patch.orgChart);
  await recordAct(tx, {
    teamId: team.id,
    kind,
    details: { fields: changes.map(({ field }) => field) },
    actorId,
    at,
  });
  await recordEvent(tx, {
    type: 'team.changed',
    data: { teamId: team.id },
    recipients: await listTeamAudience(tx, team.id),
    actorId,
    at,
  });
  return saved;
}
