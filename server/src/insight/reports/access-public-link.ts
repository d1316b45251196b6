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
 * The gate of the public: a link that opens now. Unknown, revoked, expired and hidden ones answer alike, `NOT_FOUND`.
 * `kind` null: whatever it shows.
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

/** The gate of whoever shares a thing: `NOT_FOUND` for what is not theirs and for what does not exist. */
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

/** The gate for taking a link back: `NOT_FOUND` for one that is not theirs, and for one that was taken back. */
export async function accessLinkToRevoke(db: Queryable, actor: Actor, linkId: number): Promise<LinkRow> {
  const link = await findLink(db, linkId);
  if (!link || !canRevokeLink(actor, link)) throw new AppError('NOT_FOUND');
  return link;
}
