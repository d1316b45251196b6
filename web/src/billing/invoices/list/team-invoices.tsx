import { InvoiceList } from './invoice-list.tsx';

/** The invoices of one club, on its card. */
export default function TeamInvoices({ teamId }: { teamId: number }) {
  return <InvoiceList withClub={false} teamId={teamId} />;
}
