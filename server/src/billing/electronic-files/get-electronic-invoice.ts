import type { electronicEndpoints } from '@trattativa/contract/billing/electronic/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { FileAnswer } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { electronicOf } from '../electronic/describe-electronic.ts';
import { writeElectronicInvoice } from '../electronic/write-electronic-invoice.ts';
import { accessDocument } from './access-document.ts';

/** The file of an electronic invoice. Throws `NOT_FOUND`, `ELECTRONIC_INVOICE_INCOMPLETE` with what is missing. */
export async function getElectronicInvoice(
  { db, clock }: Services,
  { actor, input, language }: CallOf<typeof electronicEndpoints.getElectronicInvoice>,
): Promise<FileAnswer> {
  const now = clock.now();
  const document = await accessDocument(db, actor, input, now);
  const { sent, gaps } = electronicOf(document, now);
  if (sent === null) {
    const names = gaps.map((gap) => translate(language, `electronic:gap.${gap}`));
    throw new AppError('ELECTRONIC_INVOICE_INCOMPLETE', { params: { gaps: names.join('; ') } });
  }
  const body = Buffer.from(writeElectronicInvoice(sent));
  return { name: sent.fileName, type: 'application/xml', bytes: body.length, body };
}
