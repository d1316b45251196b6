import { dayOf } from '../../platform/clock.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { standingOf } from './public-links.policy.ts';
import { countVisitor } from './public-links.repository.ts';
import type { LinkRow } from './shared-thing.ts';

/**
 * Counts who opens a report, honestly: a logged-in person by the account, a guest by a keyed hash of
 * the address, once a calendar day (UTC); nobody whose link it is. Programs that only make a preview do not get here.
 */
export async function countReportView(services: Services, call: Call<unknown>, link: LinkRow): Promise<void> {
  const { caller, ip } = call;
  if (caller && standingOf(caller, link) !== null) return;
  const at = services.clock.now();
  const day = dayOf(at);
  const who = caller ? `account ${caller.accountId}` : `ip ${ip}`;
  const visitor = services.ids.hash(`visitor ${day} ${link.id} ${who}`);
  await countVisitor(services.db, { linkId: link.id, day, visitor, at });
}
