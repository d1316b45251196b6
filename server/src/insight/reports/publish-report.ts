import type { reportEndpoints } from '@trattativa/contract/insight/reports/endpoints';
import type { Sharing } from '@trattativa/contract/insight/reports/public-link';
import { translate } from '@trattativa/texts/translate';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, InputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessSharing } from './access-public-link.ts';
import { readSharing } from './get-sharing.ts';
import { offeredGroups, type Standing } from './public-links.policy.ts';
import { findLinkOf, insertLink, updateLink } from './public-links.repository.ts';
import { recordLinkChanged } from './record-link-changed.ts';
import { type SharedThing, whyHidden } from './shared-thing.ts';

type Publishing = InputOf<typeof reportEndpoints.publishReport>;

const longestDays = 731;

/**
 * Makes a public link to a player, a request or a deal of one's own, or sets what the present one shows and until when.
 * Throws `NOT_FOUND`, `FORBIDDEN` (a reader), `NOT_PUBLISHABLE` (a minor, an unknown age, an objection, a closed request),
 * `CHANGED_MEANWHILE` with the present state.
 */
export async function publishReport(
  services: Services,
  call: CallOf<typeof reportEndpoints.publishReport>,
): Promise<{ message: string; sharing: Sharing }> {
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

/** The groups belong to the kind; a player's report shows something; the last day lies ahead, two years at most. */
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
  if (expiresOn > dayOf(addDays(new Date(today), longestDays))) {
    throw fieldError('INVALID_INPUT', ['expiresOn'], 'overTwoYears');
  }
}

/** The link's id; null when somebody else was first. */
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
