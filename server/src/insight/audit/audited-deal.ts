import { dealDocumentParents } from '@trattativa/contract/deals/closing/document-parents';
import type { EventType } from '@trattativa/contract/events';
import { auditFacts, type DealKind, dealKinds } from '@trattativa/contract/insight/audit/audit';

export interface AuditedDeal {
  kind: DealKind;
  id: number;
  facts: Record<string, string | number>;
}

/**
 * By the first word of an event type: the kind of deal, and the field of the event's data that holds its
 * id.
 */
const named: Readonly<Record<string, readonly (readonly [kind: DealKind, field: string])[]>> = {
  negotiation: [['negotiation', 'negotiationId']],
  proposal: [['negotiation', 'negotiationId']],
  offer: [['offer', 'offerId']],
  transfer: [['transfer', 'transferId']],
  trial: [['negotiation', 'negotiationId']],
  documents: [['negotiation', 'negotiationId']],
  clauses: [
    ['transfer', 'transferId'],
    ['negotiation', 'negotiationId'],
  ],
  application: [
    ['candidate', 'candidateId'],
    ['request', 'requestId'],
  ],
  candidate: [
    ['candidate', 'candidateId'],
    ['request', 'requestId'],
  ],
  request: [['request', 'requestId']],
  invoice: [['invoice', 'invoiceId']],
  charge: [['charge', 'negotiationId']],
  playerInvoice: [['playerInvoice', 'playerInvoiceId']],
  electronic: [
    ['invoice', 'invoiceId'],
    ['playerInvoice', 'playerInvoiceId'],
  ],
  payment: [['payment', 'paymentId']],
  representation: [['representation', 'representationId']],
  moneyTicket: [['conversation', 'conversationId']],
  administration: [['account', 'accountId']],
  minor: [['player', 'playerId']],
  registration: [['player', 'playerId']],
  settings: [['settings', 'version']],
  // Only a saved version has a number; asking for windows is nobody's act.
  rules: [['rules', 'version']],
};

/** A code as the contract writes them, or a hash; never text that a person typed. */
const isCode = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^(?:[A-Za-z]{1,24}|[0-9a-f]{64})$/.test(value));

/**
 * The deal whose attachments changed; null for other attachments, and for a signed document, which the
 * offer's own event reports.
 */
function dealOfFiles({ parentKind, change }: Record<string, unknown>): DealKind | undefined {
  if (parentKind === 'offerPlayer') return 'offer';
  if ((dealDocumentParents as readonly unknown[]).includes(parentKind)) return 'negotiation';
  if (parentKind === 'offerDocument') return change === 'added' ? undefined : 'offer';
  return dealKinds.find((known) => known === parentKind);
}

/** The deal that an event is about, with the data its audit stores; null for an event about anything else. */
export function auditedDeal(type: EventType, data: object): AuditedDeal | null {
  const fields = data as Record<string, unknown>;
  const facts = Object.fromEntries(
    auditFacts.flatMap((name) => (isCode(fields[name]) ? [[name, fields[name]]] : [])),
  );
  // An offer's end reason is a code. A negotiation's is free text; its code is `reasonCode`.
  if (type.startsWith('offer.') && isCode(fields.reason)) facts.reasonCode = fields.reason;
  if (type === 'files.changed') {
    const kind = dealOfFiles(fields);
    return kind ? { kind, id: fields.parentId as number, facts } : null;
  }
  // A discount is told by `charge.discounted`.
  if (type === 'proposal.feeSheetMoved' && fields.act === 'reduced') return null;
  // Only the export of a conversation is audited.
  if (type === 'conversation.exported')
    return { kind: 'conversation', id: fields.conversationId as number, facts };
  for (const [kind, field] of named[type.split('.')[0] ?? ''] ?? []) {
    const id = fields[field];
    if (typeof id === 'number') return { kind, id, facts };
  }
  return null;
}
