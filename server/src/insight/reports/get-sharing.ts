import type { reportEndpoints } from '@trattativa/contract/insight/reports/endpoints';
import type { Sharing } from '@trattativa/contract/insight/reports/public-link';

import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessSharing } from './access-public-link.ts';
import { presentLink, subjectOf } from './present-link.ts';
import { offeredGroups } from './public-links.policy.ts';
import { findLinkOf } from './public-links.repository.ts';
import { whyHidden } from './shared-thing.ts';

/** Whether a thing of the caller's is public, and what of it can be. Throws `NOT_FOUND`. */
export function getSharing(
  services: Services,
  call: CallOf<typeof reportEndpoints.getSharing>,
): Promise<Sharing> {
  return readSharing(services, services.db, call);
}

export async function readSharing(
  services: Services,
  db: Queryable,
  { actor, input }: CallOf<typeof reportEndpoints.getSharing>,
): Promise<Sharing> {
  const { thing, standing } = await accessSharing(db, actor, input.kind, input.thingId);
  const today = dayOf(services.clock.now());
  // Who only reads a deal learns nothing of what its sides share.
  const reads = standing.publish || thing.kind === 'player';
  const link = reads ? await findLinkOf(db, thing, standing.side) : null;
  return {
    kind: thing.kind,
    thingId: thing.thing_id,
    subject: subjectOf(thing),
    groups: [...offeredGroups(thing)],
    hidden: whyHidden(thing, today),
    link: link && presentLink(link, actor, services.config, today),
    can: { publish: standing.publish },
  };
}
