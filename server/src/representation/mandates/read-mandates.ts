import type { Page } from '@trattativa/contract/paging';
import type { mandateEndpoints } from '@trattativa/contract/representation/mandates/endpoints';
import type { Mandate } from '@trattativa/contract/representation/mandates/mandate';
import { presentTeamCard } from '../../people/teams.ts';
import { isStaff } from '../../platform/actor.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { cursorOf, defaultLimit, pageOf, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessMandate } from './access-mandate.ts';
import type { MandateRow } from './mandate.ts';
import { listChanges } from './mandate-changes.repository.ts';
import { sideOf } from './mandates.policy.ts';
import { findMandates, listConflicts, listMandatedClubs, listMandates } from './mandates.repository.ts';
import { presentMandate } from './present-mandate.ts';

/** The caller's mandates, what waits for an answer first; staff read everybody's. */
export async function getMandates(
  services: Services,
  call: CallOf<typeof mandateEndpoints.getMandates>,
): Promise<Page<Mandate>> {
  const { actor, input } = call;
  const today = dayOf(services.clock.now());
  const limit = input.limit ?? defaultLimit;
  const filter = {
    kind: input.kind,
    status: input.status,
    playerId: input.playerId,
    myTurn: input.myTurn,
    text: input.text,
  };
  const page = { limit, after: readCursor(input.cursor) };
  const found = await listMandates(services.db, isStaff(actor) ? null : actor, filter, page);
  const { rows, nextCursor } = pageOf(found.rows, limit, (last) => cursorOf(last.sort_key, last.id));
  return {
    items: rows.map((row) => presentMandate(row, sideOf(actor, row, today) ?? 'reader', today)),
    nextCursor,
    ...totalOf(found.total),
  };
}

/** One mandate with what became of it. Throws `NOT_FOUND`. */
export async function getMandate(
  services: Services,
  call: CallOf<typeof mandateEndpoints.getMandate>,
): Promise<Mandate> {
  const today = dayOf(services.clock.now());
  const { mandate, side } = await accessMandate(services.db, call.actor, call.input.mandateId, today);
  return presentMandate(mandate, side, today, await listChanges(services.db, mandate.id));
}

/** The clubs for which the calling agent may publish requests today. */
export async function getMandatedClubs(services: Services, call: Call<object>) {
  const { agentId } = call.actor;
  if (agentId === null) return { items: [] };
  const rows = await listMandatedClubs(services.db, agentId, dayOf(services.clock.now()));
  return {
    items: rows.flatMap(({ id, ends_on, team }) =>
      team ? [{ mandateId: id, endsOn: ends_on, team: presentTeamCard(team) }] : [],
    ),
  };
}

/** For staff's desk: proposed exclusive mandates over one in force. */
export async function getMandateConflicts(
  services: Services,
  call: CallOf<typeof mandateEndpoints.getMandateConflicts>,
): Promise<Page<{ proposed: Mandate; inForce: Mandate }>> {
  const today = dayOf(services.clock.now());
  const limit = call.input.limit ?? defaultLimit;
  const found = await listConflicts(services.db, { limit, after: readCursor(call.input.cursor) });
  const { rows: pairs, nextCursor } = pageOf(found.pairs, limit, ({ proposed }) => cursorOf('', proposed));
  const mandates = await findMandates(
    services.db,
    pairs.flatMap((pair) => [pair.proposed, pair.in_force]),
  );
  const present = (id: number) => presentMandate(mandates.get(id) as MandateRow, 'staff', today);
  return {
    items: pairs.map((pair) => ({ proposed: present(pair.proposed), inForce: present(pair.in_force) })),
    nextCursor,
    total: found.total,
    totalIsExact: true,
  };
}
