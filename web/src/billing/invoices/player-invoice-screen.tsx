import type { PlayerInvoiceDetails } from '@trattativa/contract/billing/invoices/player-invoice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { CardPart } from '../../ui/page/card-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { PaymentStatusChip } from '../payments/payment-status-chip.tsx';
import { CreditNotesPart } from './credit-notes-part.tsx';
import { ElectronicPart } from './electronic-part.tsx';
import { InvoicePage, idIn } from './invoice-page.tsx';
import classes from './invoices.module.css';
import { PdfButton } from './pdf-button.tsx';
import { usePlayerInvoice } from './player-invoices.queries.ts';

/** `/invoicesPlayers/{id}`: one invoice to a player, its amounts, its credit notes and its electronic invoice. */
export default function PlayerInvoiceScreen() {
  const { t } = useTranslation(['player-invoices', 'invoices']);
  const query = usePlayerInvoice(idIn(useParams().playerInvoiceId));
  const back = <BackLink to={paths.invoicesPlayers}>{t('invoices:page.back')}</BackLink>;
  return (
    <InvoicePage title={t('player-invoices:list.title')} back={back} query={query}>
      {(invoice) => <Details invoice={invoice} back={back} />}
    </InvoicePage>
  );
}

function Details({ invoice, back }: { invoice: PlayerInvoiceDetails; back: ReactNode }) {
  const { t } = useTranslation(['player-invoices', 'invoices', 'payments']);
  const { plainDate, date, percent } = useFormats();
  const { kind } = useUser();
  const { id, number, player, electronic } = invoice;
  return (
    <>
      <PageHeader
        title={t('invoices:page.title', { number })}
        before={back}
        description={
          <span className={classes.state}>
            <PaymentStatusChip status={invoice.paymentStatus} />
            <span>{t('invoices:page.issuedOn', { date: plainDate(invoice.creationDate) })}</span>
          </span>
        }
        actions={<PdfButton document={{ of: 'player', invoiceId: id, number }} />}
      />
      <div className={classes.columns}>
        <CardPart title={t('invoices:page.what')}>
          <FactList
            layout="rows"
            facts={[
              [t('player-invoices:field.service'), t(`player-invoices:service.${invoice.service}`)],
              [t('player-invoices:field.player'), player.name],
              [t('player-invoices:field.activationDate'), date(invoice.activationDate)],
              [t('player-invoices:field.endDate'), date(invoice.endDate)],
              [t('player-invoices:field.paymentProvider'), t(`payments:provider.${invoice.paymentProvider}`)],
              [t('player-invoices:field.paymentStatus'), t(`payments:status.${invoice.paymentStatus}`)],
            ]}
          />
        </CardPart>
        <CardPart title={t('invoices:page.amounts')}>
          <FactList
            layout="rows"
            facts={[
              [t('player-invoices:field.price'), <MoneyText key="price" euros={invoice.price} />],
              [
                t('player-invoices:field.deducted'),
                invoice.deducted > 0 ? <MoneyText key="deducted" euros={-invoice.deducted} /> : null,
              ],
              [t('player-invoices:field.net'), <MoneyText key="net" euros={invoice.net} />],
              [
                t('invoices:page.vat', { percent: percent(invoice.vatPercent) }),
                <MoneyText key="vat" euros={invoice.vat} />,
              ],
              [
                t('player-invoices:field.amountCharged'),
                <strong key="charged">
                  <MoneyText euros={invoice.amountCharged} />
                </strong>,
              ],
              [
                t('player-invoices:field.credited'),
                invoice.credited > 0 ? <MoneyText key="credited" euros={-invoice.credited} /> : null,
              ],
            ]}
          />
        </CardPart>
        <CreditNotesPart of="player" invoiceId={id} notes={invoice.creditNotes} />
        {electronic && (
          <ElectronicPart
            electronic={electronic}
            number={number}
            billed={kind === 'player' ? {} : { accountId: player.accountId }}
          />
        )}
      </div>
    </>
  );
}
