import { type FileParent, writers } from '../files/attachment-kinds.ts';
import {
  accessPlayer,
  canEditPlayer,
  listPlayerAudience,
  ownPlayerIds,
  playerIds,
} from '../people/players.ts';
import { isStaff } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import { dayOf } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { accessMandate } from './mandates/access-mandate.ts';
import { findMandate, listAudience } from './mandates/mandates.repository.ts';
import { mandateIds } from './ports/mandate-ids.repository.ts';

/** The things of this module that carry attachments. */
export const representationAttachments = {
  // The representation contract: the player, the agent who keeps the record, staff (permission matrix).
  contract: {
    ids: playerIds,
    ownIds: ownPlayerIds,
    async rights(services, actor, id) {
      const player = await accessPlayer(services, services.db, actor, id);
      const party = actor.kind === 'player' || actor.agentId !== null || isStaff(actor);
      if (!party || !canEditPlayer(actor, player)) throw new AppError('NOT_FOUND');
      return writers(true);
    },
    audience: listPlayerAudience,
  },
  mandate: {
    ids: mandateIds,
    async rights(services, actor, id) {
      const { side } = await accessMandate(services.db, actor, id, dayOf(services.clock.now()));
      return side === 'reader' ? writers(false) : { add: true, remove: side === 'staff' ? 'any' : 'own' };
    },
    audience: audienceOfMandate,
  },
  // What staff check stays as the player or the parent signed it: nobody adds to it, changes it or takes it away.
  mandateForm: {
    ids: mandateIds,
    async rights(services, actor, id) {
      await accessMandate(services.db, actor, id, dayOf(services.clock.now()));
      return writers(false);
    },
    audience: audienceOfMandate,
  },
} satisfies Record<string, FileParent>;

async function audienceOfMandate(tx: Transaction, id: number): Promise<number[]> {
  const mandate = await findMandate(tx, id);
  return mandate ? listAudience(tx, mandate) : [];
}
