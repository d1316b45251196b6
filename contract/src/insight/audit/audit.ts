import { z } from 'zod';
import { id } from '../../fields.ts';

/**
 * What is audited: deals, conversations, money (a charge is the amount of a negotiation before its invoice), and what staff do to
 * accounts, the protection of minors (by the player), settings and rule packs (by their version). A candidate is an
 * application of any source.
 */
export const dealKinds = [
  'negotiation',
  'offer',
  'transfer',
  'candidate',
  'request',
  'invoice',
  'charge',
  'playerInvoice',
  'payment',
  'representation',
  'conversation',
  'player',
  'account',
  'settings',
  'rules',
] as const;

export type DealKind = (typeof dealKinds)[number];

/** The audited fields of an event: codes and numbers, never free text. */
export const auditFacts = [
  'from',
  'to',
  'by',
  'side',
  'state',
  'cause',
  'consentWay',
  'reasonCode',
  'status',
  'delivery',
  'revision',
  'version',
  'format',
  'count',
  'head',
  'change',
  'pack',
] as const;

export const dealId = { kind: z.enum(dealKinds, { error: 'notInList' }), dealId: id };

/** Authors of an audited act: the platform by itself, its staff, or a person of one of the user types. */
export const auditActors = ['system', 'staff', 'player', 'team', 'agent', 'coach'] as const;

const fact = z.union([z.string(), z.number()]).optional();

export const auditEntry = z.object({
  id: z.number().int(),
  at: z.string(),
  /** The event, as `negotiation.viewed`. */
  type: z.string(),
  actor: z.enum(auditActors),
  /** Null for the platform, and for staff unless staff read it. For an erased account a number. */
  actorName: z.string().nullable(),
  facts: z.object({
    from: fact,
    to: fact,
    by: fact,
    side: fact,
    state: fact,
    cause: fact,
    /** Person who confirmed a proposal by the link of a mail. */
    consentWay: fact,
    reasonCode: fact,
    status: fact,
    delivery: fact,
    revision: fact,
    version: fact,
    format: fact,
    count: fact,
    /** The last hash of an export. */
    head: fact,
    /** Change of an attachment: `added`, `removed`, `restored`. */
    change: fact,
    /** The rule pack that was changed. */
    pack: fact,
  } satisfies Record<(typeof auditFacts)[number], typeof fact>),
});

export type AuditEntry = z.infer<typeof auditEntry>;

/** An entry of the list that staff read, with the deal that it belongs to. */
export const listedAuditEntry = auditEntry.extend({
  kind: z.enum(dealKinds),
  dealId: z.number().int(),
});

export type ListedAuditEntry = z.infer<typeof listedAuditEntry>;
