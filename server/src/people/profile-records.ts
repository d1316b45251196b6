import { profileType } from '@trattativa/domain/identity/profile-types';
import type { NewPerson, ProfileRecords } from '../identity/profile-records.ts';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/database.ts';
import { insertAgent } from './agents/agents.repository.ts';
import { insertOwnCoachingStaff } from './coaching-staff/coaching-staff.repository.ts';
import { anonymizeDeletedRecords } from './players/erase-players.repository.ts';
import {
  deleteOwnRecord,
  insertRegisteredRecord,
  startProfileClock,
  withdrawOwnRecord,
} from './players/own-profile/own-records.repository.ts';
import { deleteUnusedTeam, insertWaitingTeam, isInWaitingTeam } from './teams/members.repository.ts';

async function begin(tx: Transaction, accountId: number, person: NewPerson): Promise<void> {
  switch (person.profile) {
    case profileType.player:
      return insertRegisteredRecord(tx, accountId, person);
    case profileType.agent:
      return insertAgent(tx, accountId, person.at);
    case profileType.coachingStaff:
      return insertOwnCoachingStaff(tx, accountId, person.at);
    case profileType.teamNotAccepted:
      return insertWaitingTeam(tx, accountId, person.name, person.at);
    default:
      throw new AppError('INVALID_INPUT');
  }
}

/** The records of profiles, as accounts need them. */
export const peopleProfileRecords: ProfileRecords = {
  begin,
  startClock: startProfileClock,
  withdrawOwnRecord: withdrawOwnRecord,
  anonymizeDeletedRecords,
  isInWaitingTeam,
  async deleteUnused(tx, accountId) {
    await deleteOwnRecord(tx, accountId);
    await deleteUnusedTeam(tx, accountId);
  },
};
