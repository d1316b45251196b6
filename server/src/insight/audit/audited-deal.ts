import type { EventType } from '@trattativa/contract/events';
import { auditFacts, type DealKind, dealKinds } from '@trattativa/contract/insight/audit/audit';

export interface AuditedDeal {
  kind: DealKind;
  id: number;
  facts: Record<string, string | number>;
}

/** By the first word of an event: the field of its data that names a deal, and which kind of deal that is. */
const named: Readonly<Record<string, readonly (readonly [kind: DealKind, field: string])[]>> = {
  negotiation: [['negotiation', 'negotiationId']],
  offer: [['offer', 'offerId']],
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
  moneyTicket: [['conversation', 'conversationId']],
};

/** A code as the contract writes them, or a hash; whatever a person typed is none. */
const isCode = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && /^(?:[A-Za-z]{1,24}|[0-9a-f]{64})$/.test(value));

/** The deal whose attachments changed, if a deal's; that the signed document was added, the offer says itself. */
function dealOfFiles({ parentKind, change }: Record<string, unknown>): DealKind | undefined {
  if (parentKind === 'offerPlayer') return 'offer';
  if (parentKind === 'offerDocument') return change === 'added' ? undefined : 'offer';
  return dealKinds.find((known) => known === parentKind);
}

/** The deal that an event is about, with what its audit keeps of it; null for an event about anything else. */
export function auditedDeal(type: EventType, data: object): AuditedDeal | null {
  const said = data as Record<string, unknown>;
  const facts = Object.fromEntries(
    auditFacts.flatMap((name) => (isCode(said[name]) ? [[name, said[name]]] : [])),
  );
  // Why an offer ended is a code; of a negotiation it is what somebody wrote, and its code stands in `reasonCode`.
  if (type.startsWith('offer.') && isCode(said.reason)) facts.reasonCode = said.reason;
  if (type === 'files.changed') {
    const kind = dealOfFiles(said);
    return kind ? { kind, id: said.parentId as number, facts } : null;
  }
  // Of what happens in a conversation only that somebody took a copy.
  if (type === 'conversation.exported')
    return { kind: 'conversation', id: said.conversationId as number, facts };
  for (const [kind, field] of named[type.split('.')[0] ?? ''] ?? []) {
    const id = said[field];
    if (typeof id === 'number') return { kind, id, facts };
  }
  return null;
}
