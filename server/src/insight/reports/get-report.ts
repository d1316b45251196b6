import type { reportEndpoints } from '@trattativa/contract/insight/reports/endpoints';
import type {
  NegotiationReport,
  OfferReport,
  PlayerReport,
  RequestReport,
} from '@trattativa/contract/insight/reports/report';
import { accessNegotiation } from '../../deals/negotiations.ts';
import { accessOffer } from '../../deals/offers.ts';
import { accessRequest } from '../../market/requests.ts';
import { accessPlayer } from '../../people/players.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { openPublicLink } from './access-public-link.ts';
import { standingOf } from './public-links.policy.ts';
import { countVisitor } from './public-links.repository.ts';
import { readReport } from './read-report.ts';
import type { LinkRow } from './shared-thing.ts';

/** A player's public report; opening it counts as a view. Throws `NOT_FOUND`. */
export async function getPlayerReport(
  services: Services,
  call: CallOf<typeof reportEndpoints.getPlayerReport>,
): Promise<PlayerReport> {
  const link = await openPublicLink(services, 'player', call.input.shareId);
  await countReportView(services, call, link);
  const report = await readReport.player(services, link);
  const opens = await opensFor(call.caller, link.thing_id, (actor) =>
    accessPlayer(services, services.db, actor, link.thing_id),
  );
  return { ...report, opens };
}

/** A request's public report; opening it counts as a view. Throws `NOT_FOUND`. */
export async function getRequestReport(
  services: Services,
  call: CallOf<typeof reportEndpoints.getRequestReport>,
): Promise<RequestReport> {
  const link = await openPublicLink(services, 'request', call.input.shareId);
  await countReportView(services, call, link);
  const report = await readReport.request(services, link);
  const opens = await opensFor(call.caller, link.thing_id, (actor) =>
    accessRequest(services.db, actor, link.thing_id),
  );
  return { ...report, opens };
}

/** A negotiation's public report; opening it counts as a view. Throws `NOT_FOUND`. */
export async function getNegotiationReport(
  services: Services,
  call: CallOf<typeof reportEndpoints.getNegotiationReport>,
): Promise<NegotiationReport> {
  const link = await openPublicLink(services, 'negotiation', call.input.shareId);
  await countReportView(services, call, link);
  const report = await readReport.negotiation(services, link);
  const opens = await opensFor(call.caller, link.thing_id, (actor) =>
    accessNegotiation(services.db, actor, link.thing_id),
  );
  return { ...report, opens };
}

/** An offer's public report; opening it counts as a view. Throws `NOT_FOUND`. */
export async function getOfferReport(
  services: Services,
  call: CallOf<typeof reportEndpoints.getOfferReport>,
): Promise<OfferReport> {
  const link = await openPublicLink(services, 'offer', call.input.shareId);
  await countReportView(services, call, link);
  const report = await readReport.offer(services, link);
  const opens = await opensFor(call.caller, link.thing_id, (actor) =>
    accessOffer(services, services.db, actor, link.thing_id),
  );
  return { ...report, opens };
}

/** The thing's id when its own gate admits the caller, so that the report can link to it; else null. */
async function opensFor(
  caller: Actor | null,
  thingId: number,
  access: (actor: Actor) => Promise<unknown>,
): Promise<number | null> {
  if (!caller) return null;
  try {
    await access(caller);
    return thingId;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/**
 * Counts a visitor once a calendar day (UTC): by account, or for a guest by a keyed hash of the address.
 * The link's owners are not counted; programs that render previews do not reach this.
 */
async function countReportView(services: Services, call: Call<unknown>, link: LinkRow): Promise<void> {
  const { caller, ip } = call;
  if (caller && standingOf(caller, link) !== null) return;
  const at = services.clock.now();
  const day = dayOf(at);
  const who = caller ? `account ${caller.accountId}` : `ip ${ip}`;
  const visitor = services.ids.hash(`visitor ${day} ${link.id} ${who}`);
  await countVisitor(services.db, { linkId: link.id, day, visitor, at });
}
