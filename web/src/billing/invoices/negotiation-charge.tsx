import { Anchor, Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { NegotiationCharge as Charge } from '@trattativa/contract/billing/invoices/invoice';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { showDone } from '../../ui/feedback/toasts.tsx';
import { Form } from '../../ui/form/form.tsx';
import { DigitsField } from '../../ui/form/number/digits-field.tsx';
import { PagePart } from '../../ui/page/page-part.tsx';
import { invoicePath } from './invoice-paths.ts';
import classes from './invoices.module.css';
import { useNegotiationCharge } from './invoices.queries.ts';
import { invoicesKeys } from './invoices-keys.ts';

/** On a negotiation's page: the way to its invoice, or, for staff before there is one, what it will be reduced by. */
export default function NegotiationCharge({ negotiationId }: { negotiationId: number }) {
  const { t } = useTranslation('invoices');
  const { data } = useNegotiationCharge(negotiationId);
  if (!data || (!data.invoice && !data.can.setDiscount)) return null;
  return (
    <PagePart title={t('charge.title')}>
      {data.invoice ? (
        <Anchor component={Link} to={invoicePath(data.invoice.id)} className={classes.way}>
          {t('page.title', { number: data.invoice.number })}
        </Anchor>
      ) : (
        <Discount charge={data} />
      )}
    </PagePart>
  );
}

function Discount({ charge }: { charge: Charge }) {
  const { t } = useTranslation('invoices');
  const { money } = useFormats();
  const client = useQueryClient();
  const form = useForm<{ discount: number | null }>({ values: { discount: charge.discount || null } });

  async function save({ discount }: { discount: number | null }) {
    const { negotiationId } = charge;
    const done = await call('Invoice/SaveDiscount', { negotiationId, discount: discount ?? 0 });
    client.setQueryData([...invoicesKeys.charge, negotiationId], done.charge);
    showDone(done.message);
  }

  return (
    <Form form={form} onSubmit={save} className={classes.dialog}>
      <p className={classes.soft}>
        {t('charge.willBe', { amount: money(charge.value - charge.discount), cost: money(charge.value) })}
      </p>
      <DigitsField name="discount" label={t('field.discount')} unit="€" />
      <Button type="submit" variant="default" loading={form.formState.isSubmitting}>
        {t('charge.save')}
      </Button>
    </Form>
  );
}
