import type { AuditEntry, DealKind, ListedAuditEntry } from '@trattativa/contract/insight/audit/audit';
import type { auditEndpoints } from '@trattativa/contract/insight/audit/endpoints';
import type { Page } from '@trattativa/contract/paging';
import { type ProfileType, profileType } from '@trattativa/domain/identity/profile-types';
import { accessNegotiation } from '../../deals/negotiations.ts';
import { accessOffer } from '../../deals/offers.ts';
import { accessTransfer } from '../../deals/transfers.ts';
import { accessRequest, canManageRequest } from '../../market/requests.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessConversation } from '../../room/chat.ts';
import { type AuditRow, listAudit, listDealAudit } from './audit.repository.ts';

/** The audit of all deals for administrators, latest first. */
export async function getAudit(
  services: Services,
  { input }: CallOf<typeof auditEndpoints.getAudit>,
): Promise<Page<ListedAuditEntry>> {
  const { limit = defaultLimit, cursor, ...filter } = input;
  const found = await listAudit(services.db, filter, { limit, after: readCursor(cursor) });
  return {
    items: found.rows.map((row) => ({
      ...presentAuditEntry(row, true),
      kind: row.deal_kind,
      dealId: row.deal_id,
    })),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}

/** Acts on one deal with who did them and when, oldest first, for its parties and staff. Throws `NOT_FOUND`. */
export async function getDealAudit(
  services: Services,
  { actor, input }: CallOf<typeof auditEndpoints.getDealAudit>,
): Promise<OutputOf<typeof auditEndpoints.getDealAudit>> {
  await auditedDeals[input.kind](services, actor, input.dealId);
  const rows = await listDealAudit(services.db, input.kind, input.dealId);
  return { items: rows.map((row) => presentAuditEntry(row, isStaff(actor))) };
}

/** Authorises reading the audit of one deal through the deal's own gate. Throws `NOT_FOUND`. */
type Gate = (services: Services, actor: Actor, id: number) => Promise<unknown>;

const staffOnly: Gate = async (_, actor) => {
  if (!isStaff(actor)) throw new AppError('NOT_FOUND');
};

const administratorsOnly: Gate = async (_, actor) => {
  if (actor.kind !== 'admin') throw new AppError('NOT_FOUND');
};

/** The gate of each kind of deal; a kind without a gate here is for staff only. */
const auditedDeals: Record<DealKind, Gate> = {
  negotiation: ({ db }, actor, id) => accessNegotiation(db, actor, id),
  // Recipients may read a request; its audit is for the club and its agent.
  request: async ({ db }, actor, id) => {
    if (!canManageRequest(actor, await accessRequest(db, actor, id))) throw new AppError('NOT_FOUND');
  },
  offer: (services, actor, id) => accessOffer(services, services.db, actor, id),
  transfer: ({ db }, actor, id) => accessTransfer(db, actor, id),
  conversation: ({ db }, actor, id) => accessConversation(db, actor.accountId, id),
  candidate: staffOnly,
  invoice: staffOnly,
  charge: staffOnly,
  playerInvoice: staffOnly,
  payment: staffOnly,
  representation: staffOnly,
  player: staffOnly,
  account: administratorsOnly,
  settings: administratorsOnly,
  rules: staffOnly,
};

const actors: Readonly<Partial<Record<ProfileType, AuditEntry['actor']>>> = {
  [profileType.player]: 'player',
  [profileType.team]: 'team',
  [profileType.agent]: 'agent',
  [profileType.teamNotAccepted]: 'team',
  [profileType.coachingStaff]: 'coach',
};

/** An entry as a party or staff see it. Only staff see the names of staff. */
function presentAuditEntry(row: AuditRow, toStaff: boolean): AuditEntry {
  const actor = actorOf(row);
  return {
    id: row.id,
    at: row.at.toISOString(),
    type: row.type,
    actor,
    actorName: actor === 'staff' && !toStaff ? null : row.actor_name,
    facts: row.facts,
  };
}

function actorOf({ actor_id, actor_is_staff, actor_profile }: AuditRow): AuditEntry['actor'] {
  if (actor_id === null) return 'system';
  if (actor_is_staff) return 'staff';
  return actors[actor_profile ?? profileType.agent] ?? 'agent';
}
