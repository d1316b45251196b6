import type { guardianEndpoints } from '@trattativa/contract/people/players/guardian-endpoints';
import { translate } from '@trattativa/texts/translate';
import { hasFiles } from '../../files/uploads.ts';
import { assertPersonsAddress, listAdministrators } from '../../identity/accounts.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayer } from './access-player.ts';
import {
  deleteGuardianAddressOf,
  findGuardianAddress,
  saveGuardianAddressOf,
} from './guardian-addresses.repository.ts';
import type { PlayerRow } from './player.ts';
import { isMinor } from './players.policy.ts';
import { recordPlayerChanged } from './record-player-event.ts';

type GuardianAddress = OutputOf<typeof guardianEndpoints.getGuardianAddress>;

/** The parent's address of a minor without a login, for staff. Throws `NOT_FOUND`. */
export async function getGuardianAddress(
  services: Services,
  { actor, input }: CallOf<typeof guardianEndpoints.getGuardianAddress>,
): Promise<GuardianAddress> {
  const player = await accessPlayer(services, services.db, actor, input.playerId);
  return present(services.db, player, dayOf(services.clock.now()));
}

/**
 * Staff enter the address of a parent after checking it against a document among the record's files, or remove it. Whoever
 * keeps the record never states it: the parent's consent protects the child from them. Throws `NOT_FOUND`,
 * `TRANSITION_NOT_ALLOWED` (an adult, or somebody with a login, whose registration names the parent), `INVALID_INPUT` beside the
 * address (no document, or a professional's address).
 */
export async function saveGuardianAddress(
  services: Services,
  { actor, input, language }: CallOf<typeof guardianEndpoints.saveGuardianAddress>,
): Promise<OutputOf<typeof guardianEndpoints.saveGuardianAddress>> {
  const at = services.clock.now();
  const today = dayOf(at);
  return services.db.transaction().execute(async (tx) => {
    const player = await accessPlayer(services, tx, actor, input.playerId);
    if (!isNeededFor(player, today)) throw new AppError('TRANSITION_NOT_ALLOWED');
    if (input.email === null) await deleteGuardianAddressOf(tx, player.id);
    else {
      if (!(await hasFiles(tx, { kind: 'player', id: player.id })))
        throw fieldError('INVALID_INPUT', ['email'], 'guardianDocumentNeeded');
      await assertPersonsAddress(tx, { email: input.email, statedBy: actor.accountId });
      await saveGuardianAddressOf(tx, player.id, { email: input.email, checkedBy: actor.accountId, at });
    }
    await recordPlayerChanged(tx, player.id, at, actor.accountId);
    await recordEvent(tx, {
      type: 'minor.guardianChecked',
      data: { playerId: player.id, state: input.email === null ? 'removed' : 'stated' },
      recipients: await listAdministrators(tx),
      actorId: actor.accountId,
      at,
    });
    return { message: translate(language, 'feedback:dataSaved'), ...(await present(tx, player, today)) };
  });
}

const isNeededFor = (player: PlayerRow, today: string) =>
  player.account_id === null && isMinor(player, today);

async function present(db: Queryable, player: PlayerRow, today: string): Promise<GuardianAddress> {
  const known = await findGuardianAddress(db, player.id);
  return {
    isNeeded: isNeededFor(player, today),
    email: known?.email ?? null,
    checkedAt: known?.checked_at.toISOString() ?? null,
  };
}
