import type { FeeSheetOfDeal } from '@trattativa/contract/deals/fee-sheet/fee-sheet';
import {
  type AgentRole,
  canonicalSheet,
  changedParts,
  type FeeSheet,
  hasSameRoles,
  hasToBeAgreed,
  isDual,
  roleIn,
  type SheetSide,
} from '@trattativa/domain/deals/fee-sheet';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { findMandatingSides } from '../../people/agents.ts';
import { isAdult } from '../../people/players.ts';
import { feeCapOf } from '../../people/rules.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { discountOfDeal } from '../discount-of-deal.ts';
import { sheetFees } from '../sheet-fees.ts';
import { findRole, listSheetAgreements, type SheetAgreementRow } from './fee-sheet.repository.ts';
import type { SheetDeal, SheetReader } from './sheet-deal.ts';

/** The sheet of a deal as it stands now, with what was agreed to so far. */
export interface SheetState {
  sheet: FeeSheet;
  text: string;
  hash: string;
  agreements: SheetAgreementRow[];
}

/** For whom the agent of a deal acts: for both sides where the agent says so, or has a mandate of the club in force. */
export async function roleOf(
  { clock }: Pick<Services, 'clock'>,
  db: Queryable,
  { id, agentId, team }: { id: number; agentId: number; team: { id: number } },
): Promise<AgentRole> {
  const declared = await findRole(db, id, agentId);
  if (declared === 'both') return declared;
  return (await hasClubMandate({ clock }, db, { agentId, team })) ? 'both' : declared;
}

/** Whether the engaging club's mandate is in force, which makes the agent one of both sides whatever the agent says. */
export async function hasClubMandate(
  { clock }: Pick<Services, 'clock'>,
  db: Queryable,
  { agentId, team }: { agentId: number | null; team: { id: number } },
): Promise<boolean> {
  if (agentId === null) return false;
  const sides = { agentId, engaging: team.id, releasing: null, day: dayOf(clock.now()) };
  return (await findMandatingSides(db, sides)).engaging;
}

/** A closed deal keeps the role that was agreed to last, whatever mandate the agent has or loses later. */
async function roleOfDeal(
  services: Services,
  db: Queryable,
  { id, status, team }: SheetDeal,
  agentId: number,
  agreements: readonly SheetAgreementRow[],
): Promise<AgentRole> {
  if (openStatuses.includes(status)) return roleOf(services, db, { id, agentId, team });
  const last = agreements.map(({ sheet }) => roleIn(sheet, agentId)).find((role) => role !== null);
  return last ?? findRole(db, id, agentId);
}

/** The hash has a key: somebody who does not see the cost could find it by trying otherwise. */
export async function readSheetState(
  services: Services,
  db: Queryable,
  deal: SheetDeal,
): Promise<SheetState> {
  const { id, player, staff_member, agent_id: agentId, team } = deal;
  const agreements = await listSheetAgreements(db, id);
  const sheet: FeeSheet = {
    teamId: team.id,
    person: player ? { kind: 'player', id: player.id } : { kind: 'coachingStaff', id: staff_member?.id ?? 0 },
    agents:
      agentId === null
        ? []
        : [{ agentId, actsFor: await roleOfDeal(services, db, deal, agentId, agreements) }],
    fees: await sheetFees.get()(services, db, id),
    costCents: deal.price_cents,
  };
  const text = canonicalSheet(sheet);
  return {
    sheet,
    text,
    hash: services.ids.hash(`${id}:${text}`).toString('hex'),
    agreements,
  };
}

/** Whether a side agreed to this very sheet. */
export function hasAgreed({ agreements, text }: SheetState, side: SheetSide): boolean {
  return agreements.some((one) => one.side === side && one.sheet === text);
}

/** Whether a side agreed, in words of its own, that an agent acts for both. */
export function agreedToRoles({ agreements, sheet }: SheetState, side: SheetSide): boolean {
  return agreements.some((one) => one.side === side && one.dual && hasSameRoles(one.sheet, sheet));
}

/** Who has to agree to an agent of both sides: an adult player or a coach with a login too, unless that is the proposer. */
export function sidesOfRoles(
  { player, staff_member, proposer_account_id }: SheetDeal,
  today: string,
): SheetSide[] {
  const account = (player ?? staff_member)?.account_id ?? null;
  const isOfAge = player === null || isAdult(player, today);
  const asksPerson = account !== null && account !== proposer_account_id && isOfAge;
  return asksPerson ? ['club', 'proposer', 'person'] : ['club', 'proposer'];
}

/** Whether a side is asked for its agreement: the person only to an agent of both sides. */
export function isSideAsked({ sheet }: SheetState, deal: SheetDeal, side: SheetSide, today: string): boolean {
  if (side !== 'person') return hasToBeAgreed(sheet);
  return isDual(sheet) && sidesOfRoles(deal, today).includes(side);
}

/** The cost with what staff took off, for whoever sees it. */
async function presentCost(
  db: Queryable,
  { id, price_cents }: SheetDeal,
  { seesCost }: SheetReader,
): Promise<NonNullable<FeeSheetOfDeal['cost']>> {
  if (!seesCost) return { amount: null, discount: null };
  return { amount: price_cents / 100, discount: (await discountOfDeal.get()(db, id, price_cents)) / 100 };
}

/** The sheet of a deal as the reader sees it. */
export async function presentSheet(
  services: Services,
  db: Queryable,
  deal: SheetDeal,
  reader: SheetReader,
): Promise<FeeSheetOfDeal> {
  const state = await readSheetState(services, db, deal);
  const { sheet, agreements } = state;
  const today = dayOf(services.clock.now());
  const { side } = reader;
  const { agent_id: agentId, team } = deal;
  const last = agreements.find((one) => one.side === side);
  const isOpen = openStatuses.includes(deal.status);
  const person = deal.player ?? deal.staff_member;
  const lacking = isDual(sheet)
    ? sidesOfRoles(deal, today).filter((asked) => !agreedToRoles(state, asked))
    : [];
  const lacksRoles = side !== null && lacking.includes(side);
  const isAsked = hasToBeAgreed(sheet);
  const lacksSheet =
    side !== null && side !== 'person' && isSideAsked(state, deal, side, today) && !hasAgreed(state, side);
  return {
    negotiationId: deal.id,
    hash: state.hash,
    club: { id: deal.team.id, name: deal.team.name },
    person: { ...sheet.person, name: person ? `${person.name} ${person.surname}`.trim() : '' },
    agents: sheet.agents.map((agent) => ({
      ...agent,
      name: deal.proposer_name,
      licence: deal.proposer_licence,
    })),
    fees: sheet.fees.map(({ amountCents, ...fee }) => ({
      ...fee,
      // The cost could be found from a part of it.
      amount:
        amountCents === null || (fee.base === 'transactionCost' && !reader.seesCost)
          ? null
          : amountCents / 100,
    })),
    cost: sheet.costCents === 0 ? null : await presentCost(db, deal, reader),
    cap: sheet.fees.length > 0 ? feeCapOf(services, today) : null,
    agreements: agreements
      .filter((one) => isAsked && one.sheet === state.text)
      .map((one) => ({ side: one.side, dual: one.dual, at: one.at.toISOString() })),
    changed: last ? changedParts(last.sheet, sheet).filter((part) => part !== 'cost' || reader.seesCost) : [],
    isAsked,
    isDual: isDual(sheet),
    waitsForRoles: lacking.length > 0,
    can: {
      agree: isOpen && (lacksRoles || lacksSheet),
      agreeNow: isOpen && (lacksRoles || (lacksSheet && side === 'club' && deal.signed_by_team_at !== null)),
      declare: isOpen && reader.isAgent && !(await hasClubMandate(services, db, { agentId, team })),
    },
  };
}
