import type { Page } from '@trattativa/contract/paging';
import type { TeamChange } from '@trattativa/contract/people/teams/desk-endpoints';
import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { teamChangeStatus } from '@trattativa/domain/people/team-change-statuses';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { defaultLimit, readCursor, totalOf } from '../../../platform/paging.ts';
import type { Services } from '../../../platform/services.ts';
import { presentTeamCard } from '../present-team.ts';
import { listTeamAudience, recordAct } from '../team-writes.repository.ts';
import { listOrgChart, lockTeam } from '../teams.repository.ts';
import { applyPatch } from '../write-team.ts';
import { decideProposal, listWaitingChanges, lockProposal } from './team-changes.repository.ts';
import { teamChanges } from './team-changes.ts';

/**
 * A page of the changes that premium agents proposed for registered clubs, each field beside its present
 * value.
 */
export async function getTeamChanges(
  services: Services,
  call: CallOf<typeof teamEndpoints.getTeamChanges>,
): Promise<Page<TeamChange>> {
  const { db } = services;
  const { rows, nextCursor, total } = await listWaitingChanges(db, {
    limit: call.input.limit ?? defaultLimit,
    after: readCursor(call.input.cursor),
  });
  const items: TeamChange[] = [];
  for (const row of rows) {
    items.push({
      id: row.change_id,
      team: presentTeamCard(row),
      proposer: row.proposer,
      createdAt: row.proposed_at.toISOString(),
      changes: teamChanges(row, await listOrgChart(db, row.id), row.changes),
    });
  }
  return { items, nextCursor, ...totalOf(total) };
}

/**
 * Applies a change that a premium agent proposed, or refuses it with a reason. Other fields that were changed
 * meanwhile stay. Throws `NOT_FOUND`, `TRANSITION_NOT_ALLOWED` for one that is decided already.
 */
export async function decideTeamChange(
  services: Services,
  call: CallOf<typeof teamEndpoints.decideTeamChange>,
): Promise<OutputOf<typeof teamEndpoints.decideTeamChange>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const common = { actorId: actor.accountId, at };
  await services.db.transaction().execute(async (tx) => {
    const proposal = await lockProposal(tx, input.changeId);
    const team = proposal && (await lockTeam(tx, proposal.team_id));
    if (!team) throw new AppError('NOT_FOUND');
    if (proposal.status !== teamChangeStatus.waits) throw new AppError('TRANSITION_NOT_ALLOWED');
    const fields = teamChanges(team, await listOrgChart(tx, team.id), proposal.changes).map(
      ({ field }) => field,
    );
    await decideProposal(tx, {
      id: input.changeId,
      status: input.accept ? teamChangeStatus.accepted : teamChangeStatus.refused,
      reason: input.reason ?? '',
      ...common,
    });
    if (input.accept)
      await applyPatch(tx, { team, patch: proposal.changes, kind: 'changeAccepted', ...common });
    else await recordAct(tx, { teamId: team.id, kind: 'changeRefused', details: { fields }, ...common });
    await recordEvent(tx, {
      type: 'team.changeDecided',
      data: { teamId: team.id, proposerId: proposal.proposer_id, accepted: input.accept },
      recipients: [...(await listTeamAudience(tx, team.id)), proposal.proposer_id],
      ...common,
    });
  });
  return {
    message: translate(call.language, input.accept ? 'feedback:dataSaved' : 'teams:message.changeRefused'),
  };
}
