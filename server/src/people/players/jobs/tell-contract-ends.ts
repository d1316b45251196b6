import { monthsToSign, signableEnds } from '@trattativa/domain/people/rules/free-to-sign';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { dayOf } from '../../../platform/clock.ts';
import { job } from '../../../platform/jobs/jobs.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { claimContractsEndingSoon, claimEndedContracts } from '../contract/contract-notices.repository.ts';
import { listPlayerAudience } from '../players.repository.ts';
import { listWatchingAccounts } from '../portfolio/watching-accounts.repository.ts';

/** Players of one transaction. */
const atOnce = 200;

/**
 * Tells the owner's side, the player and the clubs and agents that watch the player that a contract has come into the
 * last months in which the rule packs let him sign elsewhere, or has ended: every night, once for each end of a contract. Safe to run twice or late.
 */
export const tellContractEnds = job<object>({
  name: 'tell-contract-ends',
  every: '40 2 * * *',
  async run(services) {
    for (const standing of ['endsSoon', 'ended'] as const) {
      let told = atOnce;
      while (told === atOnce) told = await tellSome(services, standing);
    }
  },
});

/** Returns how many players were claimed. */
function tellSome(services: Services, standing: 'endsSoon' | 'ended'): Promise<number> {
  const at = services.clock.now();
  const today = dayOf(at);
  const { rules } = services.rules.current;
  const ends = signableEnds(rules, today);
  return services.db.transaction().execute(async (tx) => {
    const players =
      standing === 'endsSoon'
        ? await claimContractsEndingSoon(tx, today, { ends, max: atOnce })
        : await claimEndedContracts(tx, today, atOnce);
    for (const { playerId, association } of players) {
      const months = standing === 'endsSoon' ? monthsToSign(rules, today, association) : null;
      const owners = await listPlayerAudience(tx, playerId);
      const adultsBornBy = yearsBefore(today, ageOfMajority);
      const watching = await listWatchingAccounts(tx, playerId, { today, adultsBornBy });
      await recordEvent(tx, {
        type: 'player.contractNotice',
        data: { playerId, standing, ...(months !== null && { months }) },
        recipients: [...new Set([...owners, ...watching])],
        actorId: null,
        at,
      });
    }
    return players.length;
  });
}
