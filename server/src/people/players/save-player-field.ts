import type { playerEndpoints } from '@trattativa/contract/people/players/endpoints';
import type { Player } from '@trattativa/contract/people/players/player';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { Call, CallOf, InputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessPlayerToEdit } from './access-player.ts';
import { setPlayerFields } from './own-profile/own-records.repository.ts';
import { profileRules } from './own-profile/profile-rules.ts';
import { contradictionsOfLedger } from './player-fields.ts';
import { listPlayerAudience, type PlayerFields } from './players.repository.ts';
import { presentPlayer } from './present-player.ts';

interface Saved {
  message: string;
  player: Player;
}

export function savePlayerAddress(
  services: Services,
  call: CallOf<typeof playerEndpoints.savePlayerAddress>,
) {
  return saveField(services, call, { address: call.input.fullAddress });
}

export function savePlayerActualStatus(
  services: Services,
  call: CallOf<typeof playerEndpoints.savePlayerActualStatus>,
) {
  return saveField(services, call, { contractual_status: call.input.actualStatus });
}

export function savePlayerPhoneNumber(
  services: Services,
  call: CallOf<typeof playerEndpoints.savePlayerPhoneNumber>,
) {
  return saveField(services, call, { phone: call.input.phoneNumber });
}

/**
 * Sets one field of the own profile or of a record of the portfolio. Needs no version: nothing else is
 * written, so nothing is lost. Throws `NOT_FOUND`, `FORBIDDEN`, `INVALID_INPUT` for a status that the
 * registration ledger contradicts.
 */
async function saveField(
  services: Services,
  call: Call<Pick<InputOf<typeof playerEndpoints.savePlayerAddress>, 'playerId'>>,
  fields: Partial<PlayerFields>,
): Promise<Saved> {
  const { actor, input } = call;
  const at = services.clock.now();
  const player = await services.db.transaction().execute(async (tx) => {
    const present = await accessPlayerToEdit(services, tx, actor, input.playerId);
    if (present.registration_id !== null && contradictionsOfLedger(present, fields).length > 0) {
      const params = { club: present.current_club };
      throw new AppError('INVALID_INPUT', {
        fields: [{ path: ['actualStatus'], code: 'registered', params }],
      });
    }
    const saved = await setPlayerFields(tx, actor, input.playerId, fields, at);
    if (!saved) throw new AppError('NOT_FOUND');
    await recordEvent(tx, {
      type: 'player.changed',
      data: { playerId: saved.id },
      recipients: await listPlayerAudience(tx, saved.id),
      actorId: actor.accountId,
      at,
    });
    return saved;
  });
  return {
    message: translate(call.language, 'feedback:dataSaved'),
    player: presentPlayer(player, actor, profileRules(services)),
  };
}
