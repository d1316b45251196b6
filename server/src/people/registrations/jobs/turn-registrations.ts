import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { lockPlayer } from '../../players/players.repository.ts';
import { followLedger } from '../follow-ledger.ts';
import { listPlayersToTurn } from '../registrations.repository.ts';

/** Players of one round. */
const atOnce = 200;

/**
 * Lets the records follow the ledger, every night: contracts that begin today, loans that are over and whose players return, and
 * contracts that have run out; and proposals to end one lapse whose day has passed. Safe to run twice or late.
 */
export const turnRegistrations = job<object>({
  name: 'turn-registrations',
  every: '10 0 * * *',
  async run(services) {
    const at = services.clock.now();
    const failures: unknown[] = [];
    let after: number | undefined = 0;
    while (after !== undefined) {
      const players = await listPlayersToTurn(services.db, dayOf(at), { after, limit: atOnce });
      for (const playerId of players) {
        const turned = services.db.transaction().execute(async (tx) => {
          await lockPlayer(tx, playerId);
          await followLedger(services, tx, playerId, { at, actorId: null });
        });
        // One record that cannot follow keeps no other one from following.
        await turned.catch((error: unknown) => failures.push(error));
      }
      after = players.at(-1);
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some records did not follow the ledger');
  },
});
