import type { ReportKind } from '@trattativa/domain/insight/report-groups';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { canRevokeLink, type Standing, standingOf } from './public-links.policy.ts';
import { findLink, findSharedLink, findThing } from './public-links.repository.ts';
import { type LinkRow, type SharedThing, whyLinkHidden } from './shared-thing.ts';

/**
 * Authorises public access to a link that is open now. Unknown, revoked, expired and hidden links answer
 * alike: `NOT_FOUND`. `kind` null accepts any kind.
 */
export async function openPublicLink(
  services: Services,
  kind: ReportKind | null,
  shareId: string,
): Promise<LinkRow> {
  const link = await findSharedLink(services.db, kind, shareId);
  if (!link || whyLinkHidden(link, dayOf(services.clock.now())) !== null) throw new AppError('NOT_FOUND');
  return link;
}

/** Authorises sharing. Absent and foreign answer alike: `NOT_FOUND`. */
export async function accessSharing(
  db: Queryable,
  actor: Actor,
  kind: ReportKind,
  thingId: number,
): Promise<{ thing: SharedThing; standing: Standing }> {
  const thing = await findThing(db, kind, thingId);
  const standing = thing && !(kind === 'player' && thing.player?.deleted) && standingOf(actor, thing);
  if (!thing || !standing) throw new AppError('NOT_FOUND');
  return { thing, standing };
}

/** Authorises revoking a link. Absent, foreign and revoked answer alike: `NOT_FOUND`. */
export async function accessLinkToRevoke(db: Queryable, actor: Actor, linkId: number): Promise<LinkRow> {
  const link = await findLink(db, linkId);
  if (!link || !canRevokeLink(actor, link)) throw new AppError('NOT_FOUND');
  return link;
}
