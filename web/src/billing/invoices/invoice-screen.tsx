import { Anchor, Button } from '@mantine/core';
import type { TeamInvoiceDetails } from '@trattativa/contract/billing/invoices/invoice';
import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { levelWordsIn } from '@trattativa/texts/records/level-words';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { negotiationPath, paths } from '../../platform/paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { CardPart } from '../../ui/page/card-part.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { CreditNotesPart } from './credit-notes-part.tsx';
import { ElectronicPart } from './electronic-part.tsx';
import { InvoicePage, idIn } from './invoice-page.tsx';
import { InvoiceStatusChip } from './invoice-status-chip.tsx';
import classes from './invoices.module.css';
import { useInvoice } from './invoices.queries.ts';
import { PdfButton } from './pdf-button.tsx';
import { useInvoiceAct } from './use-invoice-act.ts';

const CreditDialog = lazy(() => loadChunk(() => import('./credit-dialog.tsx')));

/** `/invoicesTeams/{id}`: one invoice, its amounts and credit notes, and what staff may do with it. */
export default function InvoiceScreen() {
  const { t } = useTranslation('invoices');
  const query = useInvoice(idIn(useParams().invoiceId));
  const back = <BackLink to={paths.invoicesTeams}>{t('page.back')}</BackLink>;
  return (
    <InvoicePage title={t('list.title')} back={back} query={query}>
      {(invoice) => <Details invoice={invoice} back={back} />}
    </InvoicePage>
  );
}

function Details({ invoice, back }: { invoice: TeamInvoiceDetails; back: ReactNode }) {
  const { t } = useTranslation(['invoices', 'catalogue', 'countries']);
  const { plainDate, percent } = useFormats();
  const { setStatus, busy } = useInvoiceAct(invoice);
  const [crediting, setCrediting] = useState(false);
  const { can, team } = invoice;
  const place = [team.city, t(`countries:${team.country}`)].filter(Boolean).join(', ');
  return (
    <>
      <PageHeader
        title={t('invoices:page.title', { number: invoice.number })}
        before={back}
        description={
          <span className={classes.state}>
            <InvoiceStatusChip status={invoice.status} />
            <span>
              {invoice.paidOn
                ? t('invoices:page.paidOn', { date: plainDate(invoice.paidOn) })
                : t('invoices:page.issuedOn', { date: plainDate(invoice.creationDate) })}
            </span>
          </span>
        }
        actions={
          <>
            {can.credit && (
              <Button variant="default" onClick={() => setCrediting(true)}>
                {t('invoices:act.credit')}
              </Button>
            )}
            {can.takeBackPayment && (
              <Button variant="default" loading={busy} onClick={() => void setStatus(invoiceStatus.issued)}>
                {t('invoices:act.takeBack')}
              </Button>
            )}
            <PdfButton document={{ of: 'team', invoiceId: invoice.id, number: invoice.number }} />
            {can.markPaid && (
              <Button loading={busy} onClick={() => void setStatus(invoiceStatus.paid)}>
                {t('invoices:act.markPaid')}
              </Button>
            )}
          </>
        }
      />
      <div className={classes.columns}>
        <CardPart title={t('invoices:page.what')}>
          <FactList
            layout="rows"
            facts={[
              [t('invoices:field.title'), invoice.title],
              [t('invoices:field.club'), `${team.name} (${place})`],
              [t('invoices:field.area'), t(`catalogue:managedLevel.${invoice.area}`)],
              [t('invoices:field.level'), levelWordsIn(t).level(invoice.level, team.country)],
              [t('invoices:field.salary'), <MoneyText key="salary" euros={invoice.salary} />],
              [t('invoices:field.creationDate'), plainDate(invoice.creationDate)],
            ]}
          />
          <Anchor component={Link} to={negotiationPath(invoice.negotiationId)} className={classes.way}>
            {t('invoices:page.negotiation')}
          </Anchor>
        </CardPart>
        <CardPart title={t('invoices:page.amounts')}>
          <FactList
            layout="rows"
            facts={[
              [t('invoices:field.value'), <MoneyText key="value" euros={invoice.value} />],
              [
                t('invoices:field.discount'),
                invoice.discount > 0 ? <MoneyText key="discount" euros={-invoice.discount} /> : null,
              ],
              [t('invoices:field.net'), <MoneyText key="net" euros={invoice.net} />],
              [
                t('invoices:page.vat', { percent: percent(invoice.vatPercent) }),
                <MoneyText key="vat" euros={invoice.vat} />,
              ],
              [
                t('invoices:field.total'),
                <strong key="total">
                  <MoneyText euros={invoice.total} />
                </strong>,
              ],
              [
                t('invoices:field.due'),
                <strong key="due">
                  <MoneyText euros={invoice.due} />
                </strong>,
              ],
            ]}
          />
          {invoice.due > 0 && !can.markPaid && <p className={classes.how}>{t('invoices:page.howToPay')}</p>}
        </CardPart>
        <CreditNotesPart of="team" invoiceId={invoice.id} notes={invoice.creditNotes} />
        {invoice.electronic && (
          <ElectronicPart
            electronic={invoice.electronic}
            number={invoice.number}
            billed={{ teamId: team.id }}
          />
        )}
      </div>
      {crediting && (
        <Suspense>
          <CreditDialog invoice={invoice} onClose={() => setCrediting(false)} />
        </Suspense>
      )}
    </>
  );
}
