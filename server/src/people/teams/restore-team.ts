import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { translate } from '@trattativa/texts/translate';
import { openWaitingLogins } from '../../identity/accounts.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { canStillBeRestored } from '../players/player.ts';
import { bringMembersBack } from './members.repository.ts';
import { findDeletedAt, listTeamAudience, recordAct, unmarkTeamDeleted } from './team-writes.repository.ts';
import { findTeam } from './teams.repository.ts';

/**
 * Undoes the deletion of a club of the last seconds: its people can log in and act for it again, those who have found
 * another club meanwhile stay there. Throws `NOT_FOUND` when there is none or it is too late.
 */
export async function restoreTeam(
  services: Services,
  call: CallOf<typeof teamEndpoints.restoreTeam>,
): Promise<{ message: string }> {
  const { actor, input } = call;
  const { teamId } = input;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const deletedAt = await findDeletedAt(tx, teamId);
    if (deletedAt === null || !canStillBeRestored(deletedAt, at)) throw new AppError('NOT_FOUND');
    await unmarkTeamDeleted(tx, teamId);
    const back = await bringMembersBack(tx, teamId);
    if ((await findTeam(tx, teamId))?.profile === profileType.team) await openWaitingLogins(tx, back);
    await recordAct(tx, { teamId, kind: 'restored', actorId: actor.accountId, at });
    await recordEvent(tx, {
      type: 'team.restored',
      data: { teamId },
      recipients: await listTeamAudience(tx, teamId),
      actorId: actor.accountId,
      at,
    });
  });
  return { message: translate(call.language, 'feedback:teamRestored') };
}
