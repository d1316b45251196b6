import { dayOf } from '../../../platform/clock.ts';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import type { Services } from '../../../platform/services.ts';
import { lockCoachingStaff } from '../../coaching-staff/coaching-staff.repository.ts';
import { lockPlayer } from '../../players/players.repository.ts';
import { followLedger } from '../follow-ledger.ts';
import { followStaffLedger } from '../follow-staff-ledger.ts';
import { listPlayersToTurn, listStaffToTurn } from '../registrations.repository.ts';

/** Records of one round. */
const atOnce = 200;

interface Turn {
  list(db: Queryable, today: string, page: { after: number; limit: number }): Promise<number[]>;
  follow(services: Services, tx: Transaction, id: number, at: Date): Promise<void>;
}

const players: Turn = {
  list: listPlayersToTurn,
  async follow(services, tx, playerId, at) {
    await lockPlayer(tx, playerId);
    await followLedger(services, tx, playerId, { at, actorId: null });
  },
};

const coachingStaff: Turn = {
  list: listStaffToTurn,
  async follow(_services, tx, coachingStaffId, at) {
    await lockCoachingStaff(tx, coachingStaffId);
    await followStaffLedger(tx, coachingStaffId, { at, actorId: null });
  },
};

/**
 * Lets the records of players and coaching staff follow the ledger, every night: contracts that begin today, loans that are over and
 * whose players return, and contracts that have run out; and proposals to end one lapse whose day has passed. Safe to run twice or late.
 */
export const turnRegistrations = job<object>({
  name: 'turn-registrations',
  every: '10 0 * * *',
  async run(services) {
    const at = services.clock.now();
    const failures: unknown[] = [];
    for (const { list, follow } of [players, coachingStaff]) {
      let after: number | undefined = 0;
      while (after !== undefined) {
        const ids: number[] = await list(services.db, dayOf(at), { after, limit: atOnce });
        for (const id of ids) {
          const turned = services.db.transaction().execute((tx) => follow(services, tx, id, at));
          // One record that cannot follow keeps no other one from following.
          await turned.catch((error: unknown) => failures.push(error));
        }
        after = ids.at(-1);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some records did not follow the ledger');
  },
});
