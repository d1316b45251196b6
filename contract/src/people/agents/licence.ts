import {
  type LicenceLine,
  licenceActs,
  licenceNumberPattern,
  licenceStates,
  maxLicenceNumberLength,
  normalLicenceNumber,
} from '@trattativa/domain/people/agent-licences';
import { maxFullNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { associationCode, id, line, maxInteger, nameLine, plainDate, wholeNumber } from '../../fields.ts';

/** The licence on a card: enough for one short line. Null: the agent states none. */
export const licenceLine = z
  .object({
    number: z.string(),
    validUntil: z.string().nullable(),
    checkedOn: z.string().nullable(),
  } satisfies Record<keyof LicenceLine, z.ZodType>)
  .nullable();

const act = z.object({
  kind: z.enum(licenceActs),
  /** The FIFA number at that time. */
  number: z.string(),
  reason: z.string().nullable(),
  /** Null: an account that was erased since. */
  by: z.string().nullable(),
  at: z.string(),
});

/** The whole licence, for its agent and staff. Its document is an attachment with the parent `agentLicence`. */
export const agentLicence = z.object({
  agentId: z.number().int(),
  /** 0: nothing was written yet. */
  version: z.number().int(),
  fifaNumber: z.string(),
  figcNumber: z.string(),
  coniNumber: z.string(),
  /** Any other association, and its number. */
  association: z.string().nullable(),
  associationNumber: z.string(),
  /** The registered agent with whom this one is domiciled. */
  domiciledWith: z.string(),
  domiciledNumber: z.string(),
  validUntil: z.string().nullable(),
  state: z.enum(licenceStates),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
  /** Why staff refused it. */
  refusal: z.string().nullable(),
  /** Latest first, the last twenty. */
  acts: z.array(act),
});

export type AgentLicence = z.infer<typeof agentLicence>;

const number = line(maxLicenceNumberLength);

/** What an agent writes. A changed number or day goes back to staff for a check. */
export const licenceInput = z.strictObject({
  /** Agent whose licence is written: staff name one, an agent may leave it out. */
  agentId: id.nullish(),
  /** The version the writer saw; 0 for the first time. */
  version: wholeNumber(0, maxInteger),
  fifaNumber: number
    .transform(normalLicenceNumber)
    .refine((typed) => typed === '' || licenceNumberPattern.test(typed), 'invalid'),
  figcNumber: number,
  coniNumber: number,
  association: associationCode.nullable(),
  associationNumber: number,
  domiciledWith: nameLine(maxFullNameLength),
  domiciledNumber: number,
  validUntil: plainDate.nullable(),
});

export const exampleLine: LicenceLine = {
  number: '202309-1234',
  validUntil: '2026-12-31',
  checkedOn: '2026-09-15',
};

export const exampleLicence: AgentLicence = {
  agentId: 40001,
  version: 2,
  fifaNumber: '202309-1234',
  figcNumber: '1187',
  coniNumber: '20456',
  association: null,
  associationNumber: '',
  domiciledWith: '',
  domiciledNumber: '',
  validUntil: '2026-12-31',
  state: 'checked',
  decidedAt: '2026-09-15T10:00:00.000Z',
  decidedBy: 'Sara Conti',
  refusal: null,
  acts: [
    {
      kind: 'checked',
      number: '202309-1234',
      reason: null,
      by: 'Sara Conti',
      at: '2026-09-15T10:00:00.000Z',
    },
  ],
};
