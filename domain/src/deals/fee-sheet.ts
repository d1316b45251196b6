import type { CommissionBase } from './commission-bases.ts';
import type { CommissionPayer } from './offers/contract-kinds.ts';

/** For whom an agent acts in a deal: the person alone, or the engaging club too. Names: `closing:sheet.actsFor.<name>`. */
export const agentRoles = ['person', 'both'] as const;

export type AgentRole = (typeof agentRoles)[number];

/**
 * Who agrees to a fee sheet: both sides with their acts, and the person to an agent of both sides. To what the agent takes the
 * person agrees by itself. Names: `closing:sheet.agreed.<name>`.
 */
export const sheetSides = ['club', 'proposer', 'person'] as const;

export type SheetSide = (typeof sheetSides)[number];

/** What one agent takes on a deal, and who pays it. */
export interface SheetFee {
  agentId: number;
  payer: CommissionPayer;
  percent: number | null;
  base: CommissionBase | null;
  /** Null: a percentage of something that the deal does not say yet. */
  amountCents: number | null;
  instalments: number;
}

/** Who acts for whom in a deal, every payer and every figure. */
export interface FeeSheet {
  teamId: number;
  person: { kind: 'player' | 'coachingStaff'; id: number };
  agents: { agentId: number; actsFor: AgentRole }[];
  fees: SheetFee[];
  /** What the club pays the platform; zero: nothing. */
  costCents: number;
}

/** What can differ between two sheets, in the order of reading. Names: `closing:sheet.part.<name>`. */
export const sheetParts = ['parties', 'roles', 'fees', 'cost'] as const;

export type SheetPart = (typeof sheetParts)[number];

/** The parts of the one text of a sheet, whatever the order in which agents and fees were read. */
function canonicalParts({ teamId, person, agents, fees, costCents }: FeeSheet): Record<SheetPart, unknown> {
  const byAgent = <T extends { agentId: number }>(list: readonly T[]) =>
    list.toSorted((a, b) => a.agentId - b.agentId);
  return {
    parties: [teamId, person.kind, person.id],
    roles: byAgent(agents).map(({ agentId, actsFor }) => [agentId, actsFor]),
    fees: byAgent(fees).map(({ agentId, payer, percent, base, amountCents, instalments }) => [
      agentId,
      payer,
      percent,
      base,
      amountCents,
      instalments,
    ]),
    cost: costCents,
  };
}

/** The one text of a sheet. A side agrees to it by its hash: other figures, payers or roles are another text. */
export function canonicalSheet(sheet: FeeSheet): string {
  const parts = canonicalParts(sheet);
  return JSON.stringify(['fee-sheet-1', ...sheetParts.map((part) => parts[part])]);
}

/** Whether a text that was agreed to names the same people in the same roles as the present sheet. */
export function hasSameRoles(before: string, after: FeeSheet): boolean {
  const changed = changedParts(before, after);
  return !changed.includes('parties') && !changed.includes('roles');
}

/** For whom an agent acts by a text that was agreed to; null: it does not name the agent. */
export function roleIn(agreed: string, agentId: number): AgentRole | null {
  const [, ...parts] = JSON.parse(agreed) as unknown[];
  const roles = parts[sheetParts.indexOf('roles')] as [number, AgentRole][];
  return roles.find(([id]) => id === agentId)?.[1] ?? null;
}

/** What differs between a text that was agreed to and the present sheet. */
export function changedParts(before: string, after: FeeSheet): SheetPart[] {
  const [, ...then] = JSON.parse(before) as unknown[];
  const now = canonicalParts(after);
  return sheetParts.filter((part, index) => JSON.stringify(then[index]) !== JSON.stringify(now[part]));
}

/** Whether an agent acts for both sides, which each side has to agree to in words of its own. */
export function isDual({ agents }: Pick<FeeSheet, 'agents'>): boolean {
  return agents.some(({ actsFor }) => actsFor === 'both');
}

/** Whether there is anything to agree to. The cost alone is accepted with the club's signature. */
export function hasToBeAgreed(sheet: Pick<FeeSheet, 'agents' | 'fees'>): boolean {
  return sheet.fees.length > 0 || isDual(sheet);
}
