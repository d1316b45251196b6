import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { downloadFrom } from '../../platform/api/download.ts';
import { useAct } from '../../ui/feedback/use-act.ts';

/** What is printed: an invoice, or with a credit note's id that note. */
export interface PrintedDocument {
  of: 'team' | 'player';
  invoiceId: number;
  creditNoteId?: number;
  /** As printed on the document. */
  number: string;
}

/** Fetches the document in the language on screen and hands it to the browser's downloads. */
export function PdfButton({ document }: { document: PrintedDocument }) {
  const { t } = useTranslation(['invoices', 'invoice-pdf']);
  const { busy, act } = useAct();
  const { number, creditNoteId } = document;
  const name = t(
    creditNoteId === undefined ? 'invoice-pdf:fileName.invoice' : 'invoice-pdf:fileName.creditNote',
    {
      number: number.replaceAll(/[ /]/g, '-'),
    },
  );
  return (
    <Button
      variant="default"
      size={creditNoteId === undefined ? undefined : 'xs'}
      loading={busy}
      leftSection={<IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={t('invoices:page.pdfOf', { number })}
      onClick={() => void act(() => fetchPdf(document, `${name}.pdf`))}
    >
      {t('invoices:page.pdf')}
    </Button>
  );
}

function fetchPdf({ of, invoiceId, creditNoteId }: PrintedDocument, name: string): Promise<void> {
  if (of === 'player') {
    const input = { playerInvoiceId: invoiceId, ...(creditNoteId !== undefined && { creditNoteId }) };
    return downloadFrom('Invoice/GetPlayerInvoicePdf', input, name);
  }
  if (creditNoteId === undefined) return downloadFrom('Invoice/GetInvoicePdf', { invoiceId }, name);
  return downloadFrom('Invoice/GetCreditNotePdf', { invoiceId, creditNoteId }, name);
}
