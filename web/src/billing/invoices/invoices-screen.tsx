import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { InvoiceList } from './invoice-list.tsx';

/** `/invoicesTeams`: a club's own invoices, those of a premium agent's deals, everybody's for staff. */
export default function InvoicesScreen() {
  const { t } = useTranslation('invoices');
  const { number } = useFormats();
  const { kind } = useUser();
  const reader = kind === 'team' || kind === 'premium' ? kind : 'staff';
  return (
    <InvoiceList
      withClub={kind !== 'team'}
      head={(total) => (
        <PageHeader
          title={t('list.title')}
          count={total === undefined ? undefined : number(total)}
          description={t(`list.description.${reader}`)}
        />
      )}
    />
  );
}
