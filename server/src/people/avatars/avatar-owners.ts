import type { AvatarKind } from '@trattativa/contract/files/uploads/files';
import { profileType } from '@trattativa/domain/identity/profile-types';
import type { AvatarOwner } from '../../files/avatar-owners.ts';
import { setAccountPicture } from '../../identity/accounts.ts';
import { isStaff, subjectId } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { accessCoachingStaffToEdit } from '../coaching-staff/access-coaching-staff.ts';
import { setStaffPicture } from '../coaching-staff/coaching-staff.repository.ts';
import { accessPlayerToEdit } from '../players/access-player.ts';
import { setOwnRecordPicture, setPlayerPicture } from '../players/players.repository.ts';
import { recordPlayerChanged } from '../players/record-player-event.ts';
import { setTeamPicture } from '../teams/team-writes.repository.ts';
import { findTeam } from '../teams/teams.repository.ts';

/**
 * Decides by each owner's access check whether the caller may set its picture, and returns the function that
 * stores it. Throws `NOT_FOUND`, `FORBIDDEN`, `SUBJECT_MISMATCH`.
 */
export const peopleAvatars: Record<AvatarKind, AvatarOwner> = {
  async account(_services, actor, id) {
    const accountId = subjectId(actor, actor.accountId, id);
    return async (tx, url, at) => {
      await setAccountPicture(tx, accountId, url);
      const playerId = await setOwnRecordPicture(tx, accountId, url);
      if (playerId !== null) await recordPlayerChanged(tx, playerId, at, actor.accountId);
    };
  },
  async player(services, actor, id) {
    const playerId = id ?? actor.playerId;
    if (playerId === null) throw new AppError('NOT_FOUND');
    await accessPlayerToEdit(services, services.db, actor, playerId);
    return async (tx, url, at) => {
      await recordPlayerChanged(tx, playerId, at, actor.accountId);
      const accountId = await setPlayerPicture(tx, playerId, url);
      if (accountId !== null) await setAccountPicture(tx, accountId, url);
    };
  },
  // Only for members of the club: changes of a premium agent wait for staff, and pictures are not among them.
  async team(services, actor, id) {
    const teamId = subjectId(actor, actor.teamId, id);
    const team = await findTeam(services.db, teamId);
    if (!team) throw new AppError('NOT_FOUND');
    return (tx, url) => setTeamPicture(tx, teamId, url);
  },
  async coachingStaff(services, actor, id) {
    const own = actor.coachingStaffId;
    if (actor.profile === profileType.coachingStaff && id !== undefined && id !== own)
      throw new AppError('SUBJECT_MISMATCH');
    const staffId = id ?? own;
    if (staffId === null) throw new AppError('NOT_FOUND');
    const staff = await accessCoachingStaffToEdit(services.db, actor, staffId);
    // A registered person's picture is stored in the account; only they and staff change it.
    if (staff.account_id === null) return (tx, url) => setStaffPicture(tx, staffId, url);
    const accountId = staff.account_id;
    if (accountId !== actor.accountId && !isStaff(actor)) throw new AppError('FORBIDDEN');
    return (tx, url) => setAccountPicture(tx, accountId, url);
  },
};
