import { Button } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../platform/api/api-error.ts';
import { downloadFrom } from '../platform/api/download.ts';
import { showProblem } from '../ui/toasts.tsx';

interface PdfButtonProps {
  invoiceId: number;
  /** Without one the invoice itself. */
  creditNoteId?: number;
  /** As printed on the document. */
  number: string;
}

/** Fetches the document in the language on screen and hands it to the browser's downloads. */
export function PdfButton({ invoiceId, creditNoteId, number }: PdfButtonProps) {
  const { t } = useTranslation(['invoices', 'invoice-pdf']);
  const [busy, setBusy] = useState(false);
  const plain = number.replaceAll(/[ /]/g, '-');

  async function open() {
    setBusy(true);
    try {
      if (creditNoteId === undefined) {
        const name = t('invoice-pdf:fileName.invoice', { number: plain });
        await downloadFrom('Invoice/GetInvoicePdf', { invoiceId }, `${name}.pdf`);
      } else {
        const name = t('invoice-pdf:fileName.creditNote', { number: plain });
        await downloadFrom('Invoice/GetCreditNotePdf', { invoiceId, creditNoteId }, `${name}.pdf`);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showProblem(error.text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="default"
      size={creditNoteId === undefined ? undefined : 'xs'}
      loading={busy}
      leftSection={<IconFileTypePdf size={18} stroke={1.75} aria-hidden="true" />}
      aria-label={t('invoices:page.pdfOf', { number })}
      onClick={() => void open()}
    >
      {t('invoices:page.pdf')}
    </Button>
  );
}
