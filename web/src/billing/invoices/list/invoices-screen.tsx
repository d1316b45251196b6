import { useTranslation } from 'react-i18next';
import { useUser } from '../../../platform/login/use-session.ts';
import { useTotalFigure } from '../../../ui/list/total-words.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { BillingDetailsButton } from '../billing-details-button.tsx';
import { ElectronicMonthButton } from '../electronic-month-button.tsx';
import { InvoiceList } from './invoice-list.tsx';

/** `/invoicesTeams`: a club's own invoices, those of a premium agent's deals, everybody's for staff. */
export default function InvoicesScreen() {
  const { t } = useTranslation('invoices');
  const figure = useTotalFigure();
  const { kind } = useUser();
  const reader = kind === 'team' || kind === 'premium' ? kind : 'staff';
  return (
    <InvoiceList
      withClub={kind !== 'team'}
      head={(counted) => (
        <PageHeader
          ofList
          title={t('list.title')}
          count={counted && figure(counted)}
          description={t(`list.description.${reader}`)}
          actions={
            reader === 'staff' ? (
              <ElectronicMonthButton />
            ) : reader === 'team' ? (
              <BillingDetailsButton />
            ) : undefined
          }
        />
      )}
    />
  );
}
