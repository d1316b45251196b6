import { mandateWays } from '@trattativa/domain/people/mandate-ways';
import { playerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import { maxPercent } from '@trattativa/domain/platform/number-limits';
import { maxNoteLength } from '@trattativa/domain/platform/text-limits';
import { mandateStatus, mandateStatuses } from '@trattativa/domain/representation/mandate-statuses';
import { z } from 'zod';
import { countryCodes, oneOf, paragraph, plainDate, wholeEuros, wholeNumber } from '../../fields.ts';
import { agentCard, exampleAgent } from '../../people/agents/agent.ts';
import { teamCard } from '../../people/teams/endpoints.ts';

/** `player`: the agent represents a player · `club`: the agent acts for a club. */
export const mandateKinds = ['player', 'club'] as const;

export type MandateKind = (typeof mandateKinds)[number];

/** Movers of a mandate; a minor's is confirmed and ended by the guardian. */
export const mandateMovers = ['agent', 'player', 'guardian', 'club', 'staff', 'system'] as const;

export type MandateMover = (typeof mandateMovers)[number];

/** The terms of a mandate. */
export const mandateTerms = {
  /** First and last day; two years at most. */
  startsOn: plainDate,
  endsOn: plainDate,
  /** Where it holds; none: the whole world. */
  countries: countryCodes,
  exclusive: z.boolean({ error: 'required' }),
  note: paragraph(maxNoteLength).optional(),
};

/** What the player pays the agent: a part of the pay, or an amount; a mandate of a club says nothing of it. */
export const mandateFee = {
  feePercent: wholeNumber(0, maxPercent).nullish(),
  feeAmount: wholeEuros.nullish(),
};

export const mandatePlayer = z.object({
  /** The record in the agent's portfolio. */
  id: z.number().int(),
  name: z.string(),
  surname: z.string(),
  age: z.number().int().nullable(),
  principalRole: oneOf(playerRoles).nullable(),
  imageUrl: z.string().nullable(),
  /** An account is linked to the record, so the player can confirm. */
  linked: z.boolean(),
  /** The guardian answers for the player. */
  minor: z.boolean(),
});

export const mandateChange = z.object({
  at: z.string(),
  from: oneOf(mandateStatuses).nullable(),
  to: oneOf(mandateStatuses),
  mover: z.enum(mandateMovers),
  /** The person who acted; empty for a guardian and the system. */
  by: z.string(),
  note: z.string(),
});

export type MandateChange = z.infer<typeof mandateChange>;

export const mandate = z.object({
  id: z.number().int(),
  version: z.number().int(),
  kind: z.enum(mandateKinds),
  status: oneOf(mandateStatuses),
  agent: agentCard,
  /** Exactly one of the two is set, by `kind`. */
  player: mandatePlayer.nullable(),
  team: teamCard.nullable(),
  proposedByAgent: z.boolean(),
  startsOn: z.string(),
  endsOn: z.string(),
  countries: z.array(z.string()),
  exclusive: z.boolean(),
  note: z.string(),
  feePercent: z.number().int().nullable(),
  /** Whole euros. */
  feeAmount: z.number().nullable(),
  /** The agent sent the signed form with it: until somebody confirms it, the mandate is "recorded". */
  recorded: z.boolean(),
  /** Staff who compared the form with what the agent wrote; the name is empty for an account that was erased since. */
  formChecked: z.object({ at: z.string(), by: z.string() }).nullable(),
  /** The player without a login is asked by mail, at an address that the agent stated. */
  statedAddress: z.boolean(),
  /** How it was confirmed; null: in a login, or not. */
  confirmedWay: z.enum(mandateWays).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Confirmed, and today is one of its days. */
  inForce: z.boolean(),
  /** Days until its last day; 0 is the last day. */
  daysLeft: z.number().int(),
  /** Newest last; when one mandate is asked for. */
  changes: z.array(mandateChange).optional(),
  /** `check`: staff decide on the signed form. */
  can: z.object({ confirm: z.boolean(), refuse: z.boolean(), end: z.boolean(), check: z.boolean() }),
});

export type Mandate = z.infer<typeof mandate>;

export const exampleMandate: Mandate = {
  id: 180001,
  version: 1,
  kind: 'player',
  status: mandateStatus.proposed,
  agent: exampleAgent,
  player: {
    id: 80001,
    name: 'Tommaso',
    surname: 'Venier',
    age: 22,
    principalRole: playerRole.attackingMidfielder,
    imageUrl: null,
    linked: true,
    minor: false,
  },
  team: null,
  proposedByAgent: true,
  startsOn: '2026-07-01',
  endsOn: '2028-06-30',
  countries: ['IT', 'ES'],
  exclusive: true,
  note: '',
  feePercent: 5,
  feeAmount: null,
  recorded: false,
  formChecked: null,
  statedAddress: false,
  confirmedWay: null,
  createdAt: '2026-06-20T09:30:00.000Z',
  updatedAt: '2026-06-20T09:30:00.000Z',
  inForce: false,
  daysLeft: 730,
  can: { confirm: false, refuse: false, end: true, check: false },
};
