import type { ElectronicDocument } from '@trattativa/contract/billing/electronic/electronic-document';
import type { ElectronicGap } from '@trattativa/domain/billing/electronic-invoice';
import { bookingDay } from '../documents/document-number.ts';
import { composeElectronicInvoice, electronicFileName } from './compose-electronic-invoice.ts';
import { gapsOf } from './gaps-of.ts';
import type { IssuedDocument } from './issued-document.ts';
import { sdiRefusals } from './sdi-checks.ts';
import type { SentInvoice } from './sent-invoice.ts';

export type Electronic = { gaps: ElectronicGap[]; sent: null } | { gaps: []; sent: SentInvoice };

/** The electronic invoice of a document, checked as the exchange system does; or what is missing for it. */
export function electronicOf(document: IssuedDocument, now: Date): Electronic {
  const gaps = gapsOf(document);
  if (gaps.length > 0 || !document.buyer) return { gaps, sent: null };
  const sent = composeElectronicInvoice(document, document.buyer);
  return sdiRefusals(sent, bookingDay(now)).length > 0
    ? { gaps: ['refused'], sent: null }
    : { gaps: [], sent };
}

/** What is shown of a document's electronic invoice; what the exchange system refused only to staff. */
export function describeElectronic(
  document: IssuedDocument,
  now: Date,
  reader: { isStaff: boolean },
): ElectronicDocument {
  return {
    kind: document.kind,
    documentId: document.id,
    fileName: electronicFileName(document),
    gaps: electronicOf(document, now).gaps,
    refusals: (reader.isStaff ? (document.refusals ?? []) : []).map(({ fileName, reason, at }) => ({
      fileName,
      reason,
      refusedAt: at.toISOString(),
    })),
    can: { markRefused: reader.isStaff },
  };
}
