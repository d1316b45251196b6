import type { reportEndpoints } from '@trattativa/contract/insight/reports/endpoints';
import type { PublicLink, Sharing } from '@trattativa/contract/insight/reports/public-link';
import type { Page } from '@trattativa/contract/paging';
import type { Actor } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { cursorOf, defaultLimit, pageOf, readCursor } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessSharing } from './access-public-link.ts';
import { canEditLink, canRevokeLink, offeredGroups } from './public-links.policy.ts';
import { findLinkOf, listLinksOf } from './public-links.repository.ts';
import { shareUrl } from './share-url.ts';
import { type LinkRow, type SharedThing, whyHidden, whyLinkHidden } from './shared-thing.ts';

/** Whether the caller's thing is public, and which groups can be published. Throws `NOT_FOUND`. */
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
  // A reader of a deal must not learn what its sides share.
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

/** The public links to the caller's things and about the caller, newest first. */
export async function getMyPublicLinks(
  services: Services,
  { actor, input }: CallOf<typeof reportEndpoints.getMyPublicLinks>,
): Promise<Page<PublicLink>> {
  const limit = input.limit ?? defaultLimit;
  const found = await listLinksOf(services.db, actor, { limit, after: readCursor(input.cursor) });
  const { rows, nextCursor } = pageOf(found.rows, limit, (last) => cursorOf('', last.id));
  const today = dayOf(services.clock.now());
  return {
    items: rows.map((link) => presentLink(link, actor, services.config, today)),
    nextCursor,
    total: found.total,
    totalIsExact: true,
  };
}

/** A link as its owners see it. `today` is `YYYY-MM-DD`. */
function presentLink(link: LinkRow, actor: Actor, config: Config, today: string): PublicLink {
  return {
    id: link.id,
    version: link.version,
    kind: link.kind,
    thingId: link.thing_id,
    subject: subjectOf(link),
    shareId: link.share_id,
    url: shareUrl(config, link),
    groups: link.groups,
    by: link.sharer_name,
    createdAt: link.created_at.toISOString(),
    expiresOn: link.expires_on,
    views: link.views,
    lastViewedAt: link.last_viewed_at?.toISOString() ?? null,
    hidden: whyLinkHidden(link, today),
    can: { edit: canEditLink(actor, link), revoke: canRevokeLink(actor, link) },
  };
}

/** The name of the shared thing for its owners. */
function subjectOf({ player, club, request, coach }: SharedThing): PublicLink['subject'] {
  return {
    player: player ? `${player.name} ${player.surname}`.trim() : (coach?.name ?? null),
    club: club?.name ?? null,
    role: player?.role ?? request?.role ?? null,
  };
}
