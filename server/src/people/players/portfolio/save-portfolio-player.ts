import type { Player } from '@trattativa/contract/people/players/player';
import type { portfolioEndpoints } from '@trattativa/contract/people/portfolios/endpoints';
import { translate } from '@trattativa/texts/translate';
import { isStaff } from '../../../platform/actor.ts';
import { AppError, fieldError } from '../../../platform/app-error.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Call, CallOf, InputOf } from '../../../platform/http/call.ts';
import { createOnce } from '../../../platform/http/idempotency.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { accessPortfolioPlayer } from '../access-player.ts';
import { assertRecordFee } from '../assert-record-fee.ts';
import { assertMinorStaysMinor } from '../keep-minors-protected.ts';
import { assertNoMinorEnteredAgain } from '../minors-entered-again.ts';
import { profileRules } from '../own-profile/profile-rules.ts';
import type { PlayerRow } from '../player.ts';
import { changedPlayerFields, newPlayerFields } from '../player-fields.ts';
import { listPlayerAudience } from '../players.repository.ts';
import { presentPlayer } from '../present-player.ts';
import { type OwnerKind, type PortfolioOwner, portfolioOf } from './portfolio-owner.ts';
import { insertPortfolioPlayer, ownerExists, updatePortfolioPlayer } from './portfolio-records.repository.ts';

interface Saved {
  message: string;
  player: Player;
}

export function saveAgentPlayer(
  services: Services,
  call: CallOf<typeof portfolioEndpoints.addOrUpdateAgentPlayer>,
) {
  return savePortfolioPlayer(services, call, 'agent', call.input.agentId);
}

export function saveTeamPlayer(
  services: Services,
  call: CallOf<typeof portfolioEndpoints.addOrUpdateTeamPlayer>,
) {
  return savePortfolioPlayer(services, call, 'team', call.input.teamId);
}

export function saveCoachingStaffPlayer(
  services: Services,
  call: CallOf<typeof portfolioEndpoints.addOrUpdateCoachingStaffPlayer>,
) {
  return savePortfolioPlayer(services, call, 'coach', call.input.coachingStaffId);
}

/**
 * Adds a player to the portfolio, or changes one in it. Throws `NOT_FOUND` (not in this portfolio),
 * `CHANGED_MEANWHILE` with the present record, `SUBJECT_MISMATCH`, `MINOR_PROTECTED`.
 */
async function savePortfolioPlayer(
  services: Services,
  call: Call<Pick<InputOf<typeof portfolioEndpoints.addOrUpdateAgentPlayer>, 'player'>>,
  kind: OwnerKind,
  asserted: number | undefined,
): Promise<Saved> {
  const { actor, input } = call;
  const at = services.clock.now();
  const today = dayOf(at);
  const player = await createOnce(services, call, async (tx) => {
    const { id, version } = input.player;
    const owner = await portfolioToSave(tx, call, kind, asserted);
    let saved: PlayerRow | null;
    if (id == null) {
      if (!(await ownerExists(tx, owner))) throw new AppError('NOT_FOUND');
      const fields = newPlayerFields(input.player, today);
      await assertNoMinorEnteredAgain(tx, actor, owner, fields, { at });
      saved = await insertPortfolioPlayer(tx, owner, fields, at);
    } else {
      if (version == null) throw fieldError('INVALID_INPUT', ['player', 'version'], 'required');
      const before = await accessPortfolioPlayer(tx, actor, id, kind);
      if (before.owner.id !== owner.id) throw new AppError('NOT_FOUND');
      saved = null;
      if (version === before.player.version) {
        const fields = changedPlayerFields(before.player, input.player, today);
        await assertMinorStaysMinor(tx, actor, { ...before.player, ...fields }, before.player, at);
        saved = await updatePortfolioPlayer(tx, { id, owner, version }, fields, at);
      }
      if (!saved) {
        const { player: present } = await accessPortfolioPlayer(tx, actor, id, kind);
        throw new AppError('CHANGED_MEANWHILE', {
          current: presentPlayer(present, actor, profileRules(services)),
        });
      }
    }
    await assertRecordFee(services, tx, call.language, saved);
    await recordEvent(tx, {
      type: id == null ? 'player.added' : 'player.changed',
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

/** The portfolio to save to. Staff who change a record need not name its owner. */
async function portfolioToSave(
  tx: Transaction,
  { actor, input }: Call<Pick<InputOf<typeof portfolioEndpoints.addOrUpdateAgentPlayer>, 'player'>>,
  kind: OwnerKind,
  asserted: number | undefined,
): Promise<PortfolioOwner> {
  if (!isStaff(actor) || asserted !== undefined || input.player.id == null)
    return portfolioOf(actor, kind, asserted);
  return (await accessPortfolioPlayer(tx, actor, input.player.id, kind)).owner;
}
