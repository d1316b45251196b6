import type { PublicLink } from '@trattativa/contract/insight/reports/public-link';
import type { Actor } from '../../platform/actor.ts';
import type { Config } from '../../platform/config.ts';
import { canEditLink, canRevokeLink } from './public-links.policy.ts';
import { shareUrl } from './share-url.ts';
import { type LinkRow, type SharedThing, whyLinkHidden } from './shared-thing.ts';

/** A link as those see it whose it is. `today` is `YYYY-MM-DD`. */
export function presentLink(link: LinkRow, actor: Actor, config: Config, today: string): PublicLink {
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

/** What a thing is called among those whose it is. */
export function subjectOf({ player, club, request, coach }: SharedThing): PublicLink['subject'] {
  return {
    player: player ? `${player.name} ${player.surname}`.trim() : (coach?.name ?? null),
    club: club?.name ?? null,
    role: player?.role ?? request?.role ?? null,
  };
}
