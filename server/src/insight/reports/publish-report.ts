import type { reportEndpoints } from '@trattativa/contract/insight/reports/endpoints';
import { translate } from '@trattativa/texts/translate';
import { listMakerAccounts } from '../../market/requests.ts';
import { listPlayerAudience } from '../../people/players.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessLinkToRevoke, accessSharing } from './access-public-link.ts';
import { readSharing } from './get-sharing.ts';
import { offeredGroups, type Standing } from './public-links.policy.ts';
import { findLinkOf, insertLink, markRevoked, updateLink } from './public-links.repository.ts';
import { type SharedThing, whyHidden } from './shared-thing.ts';

type Publishing = InputOf<typeof reportEndpoints.publishReport>;

const maxDays = 731;

/**
 * Creates a public link to one's player, request or deal, or changes what the existing link shows and until
 * when. Throws `NOT_FOUND`, `FORBIDDEN` (a reader), `NOT_PUBLISHABLE` (a minor, an unknown age, a disputed
 * record, a closed request), `CHANGED_MEANWHILE` with the present state.
 */
export async function publishReport(
  services: Services,
  call: CallOf<typeof reportEndpoints.publishReport>,
): Promise<OutputOf<typeof reportEndpoints.publishReport>> {
  const { actor, input, language } = call;
  const at = services.clock.now();
  const today = dayOf(at);
  const sharing = await services.db.transaction().execute(async (tx) => {
    const { thing, standing } = await accessSharing(tx, actor, input.kind, input.thingId);
    if (!standing.publish) throw new AppError('FORBIDDEN');
    if (whyHidden(thing, today) !== null) throw new AppError('NOT_PUBLISHABLE');
    checkChoice(input, thing, today);
    const linkId = await save(services, tx, call, thing, standing, at);
    if (linkId === null) return null;
    await recordLinkChanged(tx, 'report.published', { ...thing, id: linkId }, actor, at);
    return readSharing(services, tx, call);
  });
  if (sharing === null) {
    throw new AppError('CHANGED_MEANWHILE', { current: await readSharing(services, services.db, call) });
  }
  return { message: translate(language, 'sharing:done.published'), sharing };
}

/**
 * Checks that the groups fit the kind, that a player's report shows something, and that the last day is
 * within two years from today.
 */
function checkChoice(input: Publishing, thing: SharedThing, today: string): void {
  const offered = offeredGroups(thing);
  const wrong = input.groups.findIndex((group) => !offered.includes(group));
  if (wrong >= 0) throw fieldError('INVALID_INPUT', ['groups', wrong], 'notInList');
  if (thing.kind === 'player' && input.groups.length === 0) {
    throw fieldError('INVALID_INPUT', ['groups'], 'tooFew', { min: 1 });
  }
  const { expiresOn } = input;
  if (expiresOn == null) return;
  if (expiresOn < today) throw fieldError('INVALID_INPUT', ['expiresOn'], 'inThePast');
  if (expiresOn > dayOf(addDays(new Date(today), maxDays))) {
    throw fieldError('INVALID_INPUT', ['expiresOn'], 'overTwoYears');
  }
}

/** The link's id; null when another call was first. */
async function save(
  services: Services,
  tx: Transaction,
  { actor, input }: CallOf<typeof reportEndpoints.publishReport>,
  thing: SharedThing,
  { side }: Standing,
  at: Date,
): Promise<number | null> {
  const { groups, version, expiresOn = null } = input;
  if (version == null) {
    const shareId = services.ids.secret();
    return insertLink(tx, { shareId, thing, side, groups, expiresOn, by: actor.accountId, at });
  }
  const present = await findLinkOf(tx, thing, side);
  if (!present) return null;
  const seen = { id: present.id, version, groups, expiresOn };
  return (await updateLink(tx, seen, actor.accountId, at)) ? present.id : null;
}

/** Revokes a public link for good. Throws `NOT_FOUND` for a foreign link and for one revoked before. */
export async function revokeReport(
  services: Services,
  call: CallOf<typeof reportEndpoints.revokeReport>,
): Promise<OutputOf<typeof reportEndpoints.revokeReport>> {
  const { actor, input, language } = call;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const link = await accessLinkToRevoke(tx, actor, input.linkId);
    if (!(await markRevoked(tx, link.id, at))) throw new AppError('NOT_FOUND');
    await recordLinkChanged(tx, 'report.revoked', link, actor, at);
  });
  return { message: translate(language, 'sharing:done.revoked') };
}

/**
 * Records that a public link was created, changed or revoked. Recipients are its owners: for a player's
 * link also the player; for a deal's only the actor, because the other side must not learn what one shares.
 */
async function recordLinkChanged(
  tx: Transaction,
  type: 'report.published' | 'report.revoked',
  link: SharedThing & { id: number },
  actor: Actor,
  at: Date,
): Promise<void> {
  const { kind, thing_id: thingId, club } = link;
  const others =
    kind === 'player'
      ? await listPlayerAudience(tx, thingId)
      : kind === 'request' && club
        ? await listMakerAccounts(tx, club.id)
        : [];
  await recordEvent(tx, {
    type,
    data: { linkId: link.id, kind, thingId },
    recipients: [...others, actor.accountId],
    actorId: actor.accountId,
    at,
  });
}
