import type { rulePackEndpoints } from '@trattativa/contract/people/rules/pack-endpoints';
import type { AssociationCode } from '@trattativa/domain/people/associations';
import { rulesToRenew } from '@trattativa/domain/people/rules/rules-to-renew';
import { dayOf } from '../../platform/clock.ts';
import type { OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { currentRulePacks } from './read-rule-packs.ts';

/** What ends within sixty days, or has ended, with nothing that follows. */
export async function getRulesToRenew({
  db,
  clock,
}: Services): Promise<OutputOf<typeof rulePackEndpoints.getRulesToRenew>> {
  const found = rulesToRenew(await currentRulePacks(db), dayOf(clock.now()));
  return {
    items: found.map((one) => ({ ...one, associations: [...one.associations] as AssociationCode[] })),
    total: found.length,
  };
}
