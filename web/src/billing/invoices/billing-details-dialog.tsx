import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { BillingDetailsAnswer } from '@trattativa/contract/billing/electronic/endpoints';
import type { BillingDetails } from '@trattativa/domain/billing/electronic-invoice';
import {
  emptyBillingDetails,
  maxBillingTextLengths as longest,
  maxTypedNumberLength,
} from '@trattativa/domain/billing/electronic-invoice';
import { maxEmailLength } from '@trattativa/domain/platform/text-limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { TitledDialog } from '../../ui/dialog/titled-dialog.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import { type Billed, useBillingDetails } from './electronic.queries.ts';
import classes from './invoices.module.css';
import { invoicesKeys } from './invoices-keys.ts';

interface BillingDetailsDialogProps {
  billed: Billed;
  onClose: () => void;
}

/** What invoices say of a player or a club: the own, or, for staff, somebody's. */
export default function BillingDetailsDialog({ billed, onClose }: BillingDetailsDialogProps) {
  const { t } = useTranslation('electronic');
  const { kind } = useUser();
  const { data, error, refetch } = useBillingDetails(billed);
  const isOwn = kind === 'player' || kind === 'team';
  const title = data && !isOwn ? t('details.of', { name: data.name }) : t('details.title');
  return (
    <TitledDialog title={title} onClose={onClose}>
      {data ? (
        <DetailsForm details={data} billed={billed} onClose={onClose} />
      ) : error ? (
        <ErrorPanel text={error.message} onRetry={() => void refetch()} />
      ) : (
        <Skeletons shape="rows" count={4} />
      )}
    </TitledDialog>
  );
}

function DetailsForm({
  details,
  billed,
  onClose,
}: {
  details: BillingDetailsAnswer;
  billed: Billed;
  onClose: () => void;
}) {
  const { t } = useTranslation('electronic');
  const client = useQueryClient();
  const countries = useCountryOptions();
  const form = useForm<BillingDetails>({ values: fieldsOf(details) });
  const isTeam = details.teamId !== null;

  async function save(values: BillingDetails) {
    const { version } = details;
    try {
      const country = values.country ?? '';
      const done = await call('Invoice/SaveBillingDetails', { ...billed, version, ...values, country });
      void client.invalidateQueries({ queryKey: ['invoices'] });
      showDone(done.message);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE' || !error.current) throw error;
      client.setQueryData([...invoicesKeys.details, billed], error.current);
      showProblem(t('details.meanwhile'));
    }
  }

  return (
    <Form form={form} onSubmit={save} className={classes.dialog}>
      <p className={classes.soft}>{t('details.text')}</p>
      {isTeam && <TextField name="legalName" label={t('field.legalName')} maxLength={longest.legalName} />}
      <SelectField name="country" label={t('field.country')} options={countries} searchable />
      {isTeam && (
        <TextField
          name="vatNumber"
          label={t('field.vatNumber')}
          description={t('hint.vatNumber')}
          maxLength={maxTypedNumberLength}
        />
      )}
      <TextField
        name="taxCode"
        label={t('field.taxCode')}
        {...(!isTeam && { description: t('hint.taxCode') })}
        maxLength={maxTypedNumberLength}
      />
      <TextField
        name="address"
        label={t('field.address')}
        autoComplete="street-address"
        maxLength={longest.address}
      />
      <div className={classes.pair}>
        <TextField
          name="postcode"
          label={t('field.postcode')}
          autoComplete="postal-code"
          maxLength={longest.postcode}
        />
        <TextField
          name="city"
          label={t('field.city')}
          autoComplete="address-level2"
          maxLength={longest.city}
        />
      </div>
      <TextField
        name="province"
        label={t('field.province')}
        description={t('hint.province')}
        maxLength={longest.province}
      />
      <TextField
        name="recipientCode"
        label={t('field.recipientCode')}
        description={t('hint.recipientCode')}
        maxLength={longest.recipientCode}
      />
      <TextField name="pec" type="email" label={t('field.pec')} maxLength={maxEmailLength} />
      <Button type="submit" loading={form.formState.isSubmitting}>
        {t('details.save')}
      </Button>
    </Form>
  );
}

function fieldsOf(details: BillingDetailsAnswer): BillingDetails {
  const names = Object.keys(emptyBillingDetails) as (keyof BillingDetails)[];
  return Object.fromEntries(names.map((name) => [name, details[name]])) as unknown as BillingDetails;
}
