import type { electronicEndpoints } from '@trattativa/contract/billing/electronic/endpoints';
import { translate } from '@trattativa/texts/translate';
import { listStaffAccounts } from '../../people/portfolios.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { electronicFileName } from '../electronic/compose-electronic-invoice.ts';
import { describeElectronic } from '../electronic/describe-electronic.ts';
import { insertRefusal } from '../electronic/refusals.repository.ts';
import { accessDocument } from './access-document.ts';

/**
 * Staff note that the exchange system refused the file of a document. It is sent again under the next name, with the same number
 * and day. Throws `NOT_FOUND`, `CHANGED_MEANWHILE` when that file is no longer the document's.
 */
export async function markElectronicRefused(
  services: Services,
  { actor, input, language }: CallOf<typeof electronicEndpoints.markElectronicRefused>,
): Promise<OutputOf<typeof electronicEndpoints.markElectronicRefused>> {
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const document = await accessDocument(tx, actor, input, at);
    const fileName = electronicFileName(document);
    const noted =
      fileName === input.fileName &&
      (await insertRefusal(tx, {
        documentTransmission: document.documentTransmission ?? document.transmission,
        fileName,
        reason: input.reason,
        by: actor.accountId,
        at,
      }));
    const electronic = describeElectronic(await accessDocument(tx, actor, input, at), at, { isStaff: true });
    if (!noted) throw new AppError('CHANGED_MEANWHILE', { current: electronic });
    const { kind, invoiceId } = document;
    const ofClub = kind === 'teamInvoice' || kind === 'teamCreditNote';
    await recordEvent(tx, {
      type: 'electronic.refused',
      data: {
        ...(ofClub ? { invoiceId } : { playerInvoiceId: invoiceId }),
        count: electronic.refusals.length,
      },
      recipients: await listStaffAccounts(tx),
      actorId: actor.accountId,
      at,
    });
    return { message: translate(language, 'feedback:dataSaved'), electronic };
  });
}
