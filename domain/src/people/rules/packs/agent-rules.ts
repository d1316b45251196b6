import type { Rule } from '../rule.ts';

const ffar = {
  associations: [],
  from: '2023-10-01',
  to: null,
  status: 'inForce',
  edition: 'FIFA Football Agent Regulations, January 2023',
  source: 'FIFA, Football Agent Regulations',
  certainty: 'confirmed',
} as const;

/** Rules in force for three months, then suspended worldwide until the European Court of Justice decides. */
const untilSuspended = { ...ffar, to: '2023-12-29' } as const;
const suspended = {
  ...ffar,
  from: '2023-12-30',
  status: 'suspended',
  source: 'FIFA, Circular 1873 of 30 December 2023',
} as const;

const cap = {
  kind: 'agentFeeCap',
  article: '',
  figures: {
    percentUpTo: 5,
    threshold: 200_000,
    percentAbove: 3,
    releasingPercent: 10,
    conditionalPayCounts: false,
    oneCapForAllAgents: true,
  },
} as const;
const payment = { kind: 'agentFeePayment', article: '', figures: { timesAYear: 4 } } as const;
const double = {
  kind: 'doubleRepresentation',
  article: '',
  figures: { individualAndEngaging: true },
} as const;
const disclosure = { kind: 'feeDisclosure', article: '', figures: {} } as const;

const figc = {
  associations: ['IT'],
  from: null,
  to: null,
  status: 'inForce',
  edition: 'FIGC, Regolamento agenti sportivi',
  source: 'FIGC, Regolamento agenti sportivi',
  certainty: 'confirmed',
} as const;

/** Agents: fees, licence, mandates, registers. An article stands only where its number was read. */
export const agentRules: readonly Rule[] = [
  { ...untilSuspended, ...cap, id: 'fifa-fee-cap' },
  { ...suspended, ...cap, id: 'fifa-fee-cap-suspended' },
  { ...untilSuspended, ...payment, id: 'fifa-fee-payment' },
  { ...suspended, ...payment, id: 'fifa-fee-payment-suspended' },
  { ...untilSuspended, ...double, id: 'fifa-double-representation' },
  { ...suspended, ...double, id: 'fifa-double-representation-suspended' },
  { ...untilSuspended, ...disclosure, id: 'fifa-fee-disclosure' },
  { ...suspended, ...disclosure, id: 'fifa-fee-disclosure-suspended' },
  { ...ffar, id: 'fifa-client-agrees', kind: 'clientAgreesToFees', article: '', figures: {} },
  { ...ffar, id: 'fifa-conflict', kind: 'conflictOfInterest', article: '', figures: {} },
  {
    ...ffar,
    id: 'fifa-licence',
    kind: 'agentLicence',
    article: '',
    figures: { naturalPersonsOnly: true, renewedAfter: 12 },
  },
  {
    ...ffar,
    id: 'fifa-mandate-length',
    kind: 'mandateLength',
    article: '',
    figures: { most: 24, renewsItself: false },
  },
  { ...ffar, id: 'fifa-mandate-contents', kind: 'mandateContents', article: '', figures: {} },
  { ...ffar, id: 'fifa-client-negotiates', kind: 'clientMayNegotiate', article: '', figures: {} },
  {
    ...ffar,
    id: 'fifa-exclusive-approach',
    kind: 'exclusiveApproach',
    article: '',
    figures: { monthsBeforeEnd: 2 },
  },
  {
    ...figc,
    id: 'italy-dual-mandate',
    kind: 'dualMandate',
    article: 'art. 21(5)',
    source: 'Press and commentaries on the FIGC agents’ regulations',
    certainty: 'press',
    figures: {},
  },
  { ...figc, id: 'italy-mandate-form', kind: 'mandateForm', article: 'art. 21(1)', figures: {} },
  {
    ...figc,
    id: 'italy-registers',
    kind: 'agentRegisters',
    from: '2025-04-23',
    edition: 'FIGC, C.U. 255/A of 23 April 2025',
    article: 'C.U. 255/A',
    source: 'FIGC, Comunicato ufficiale 255/A',
    figures: {},
  },
];
