import { type FileParent, nobodyElse, writers } from '../files/attachment-kinds.ts';
import { AppError } from '../platform/app-error.ts';
import { accessCoachingStaff } from './coaching-staff/access-coaching-staff.ts';
import { canEditCoachingStaff } from './coaching-staff/coaching-staff.policy.ts';
import { accessPlayer } from './players/access-player.ts';
import { canEditPlayer } from './players/players.policy.ts';
import { listPlayerAudience } from './players/players.repository.ts';

/** The parents that this module owns. */
export const peopleAttachments = {
  // Documents of a player are as private as phone and address: the owner's side, the player, staff.
  player: {
    table: 'players',
    async rights(services, actor, id) {
      const player = await accessPlayer(services, services.db, actor, id);
      const may = canEditPlayer(actor, player);
      if (!may && player.account_id !== actor.accountId) throw new AppError('NOT_FOUND');
      return writers(may);
    },
    audience: listPlayerAudience,
  },
  coachingStaff: {
    table: 'coaching_staff',
    async rights(services, actor, id) {
      const staff = await accessCoachingStaff(services.db, actor, id);
      return writers(canEditCoachingStaff(actor, staff));
    },
    audience: nobodyElse,
  },
} satisfies Record<string, FileParent>;
