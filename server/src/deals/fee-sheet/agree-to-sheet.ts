import { hasToBeAgreed, isDual, type SheetSide } from '@trattativa/domain/deals/fee-sheet';
import type { DealRoles } from '@trattativa/domain/people/acts/coach-facts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { insertSheetAgreement } from './fee-sheet.repository.ts';
import {
  agreedToRoles,
  hasAgreed,
  presentSheet,
  readSheetState,
  roleOf,
  type SheetState,
  sidesOfRoles,
} from './read-sheet.ts';
import type { SheetDeal, SheetReader } from './sheet-deal.ts';

/** A side that agrees with an act of its own, by the hash of the sheet that it saw. */
export interface AgreeingSide {
  side: SheetSide;
  byId: number;
  at: Date;
  hash: string | null | undefined;
}

/**
 * A signature agrees to the sheet that its dialog showed. Throws `FEE_SHEET_NOT_AGREED` with the present sheet: for another one, for
 * none where there is something to agree to, and until everybody agreed to an agent of both sides.
 */
export async function agreeBySigning(
  services: Services,
  tx: Transaction,
  deal: SheetDeal,
  { side, byId, at, hash }: AgreeingSide,
): Promise<void> {
  const state = await readSheetState(services, tx, deal);
  const refusal = () => notAgreed(services, tx, deal, signerOf(side));
  if (hash != null && hash !== state.hash) throw await refusal();
  const isAsked = hasToBeAgreed(state.sheet);
  // An empty sheet that the dialog showed is kept too: what comes later is a change of it.
  if (!isAsked && (hash == null || side !== 'club')) return;
  if (isAsked && hash == null && !hasAgreed(state, side)) throw await refusal();
  if (lacksRoles(state, deal, at)) throw await refusal();
  if (hasAgreed(state, side)) return;
  const { id: negotiationId } = deal;
  await insertSheetAgreement(tx, { negotiationId, side, sheet: state.text, dual: false, byId, at });
}

/** Throws `FEE_SHEET_NOT_AGREED` until the club agreed to the present sheet, which may be another one than it signed by. */
export async function assertClubAgreed(services: Services, tx: Transaction, deal: SheetDeal): Promise<void> {
  const state = await readSheetState(services, tx, deal);
  if (hasToBeAgreed(state.sheet) && !hasAgreed(state, 'club'))
    throw await notAgreed(services, tx, deal, signerOf('proposer'));
}

/** Whoever signs sees the whole sheet. */
const signerOf = (side: SheetSide): SheetReader => ({ side, seesCost: true, isAgent: false });

/** Throws `FEE_SHEET_NOT_AGREED` for an offer until everybody agreed to an agent of both sides. */
export async function assertRolesAgreed(
  services: Services,
  tx: Transaction,
  deal: SheetDeal,
  reader: SheetReader | null,
): Promise<void> {
  const { id, agent_id: agentId, team } = deal;
  // Most agents act for one side, and nothing more of the sheet has to be read.
  if (agentId === null || (await roleOf(services, tx, { id, agentId, team })) !== 'both') return;
  const state = await readSheetState(services, tx, deal);
  if (lacksRoles(state, deal, services.clock.now())) throw await notAgreed(services, tx, deal, reader);
}

/** For whom the agent of a deal acts, and whether everybody agreed to one of both sides, as the rules ask for it. */
export async function rolesOfDeal(services: Services, db: Queryable, deal: SheetDeal): Promise<DealRoles> {
  const state = await readSheetState(services, db, deal);
  const actsForBoth = isDual(state.sheet);
  return { actsForBoth, isAgreed: actsForBoth && !lacksRoles(state, deal, services.clock.now()) };
}

function lacksRoles(state: SheetState, deal: SheetDeal, at: Date): boolean {
  if (!isDual(state.sheet)) return false;
  return sidesOfRoles(deal, dayOf(at)).some((side) => !agreedToRoles(state, side));
}

/** The refusal, with the present sheet as the caller may read it; null: it says nothing of the sheet. */
export async function notAgreed(
  services: Services,
  db: Queryable,
  deal: SheetDeal,
  reader: SheetReader | null,
): Promise<AppError> {
  if (reader === null) return new AppError('FEE_SHEET_NOT_AGREED');
  return new AppError('FEE_SHEET_NOT_AGREED', { current: await presentSheet(services, db, deal, reader) });
}
