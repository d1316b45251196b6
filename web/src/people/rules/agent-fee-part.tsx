import { Button } from '@mantine/core';
import type { Api } from '@trattativa/contract/api';
import {
  type FeeAct,
  feeActs,
  feeInstalments,
  payDates,
} from '@trattativa/domain/people/rules/compensation/fee-cap';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { CheckboxField } from '../../ui/form/choice/checkbox-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { PageColumns } from '../../ui/page/page-columns.tsx';
import { PagePart } from '../../ui/page/page-part.tsx';
import { FactList } from '../../ui/text/fact-list.tsx';
import { AmountField } from './rule-form/amount-field.tsx';
import { readAmount } from './rule-form/read-amount.ts';
import { RuleOrigin } from './rule-form/rule-origin.tsx';
import classes from './rules.module.css';

interface Values {
  acts: Record<FeeAct, boolean>;
  yearlyPay: string;
  signingFee: string;
  compensation: string;
}

interface Result {
  cap: Api['Rules/ComputeAgentFeeCap']['output'];
  /** The highest part of the cap on the pay with each quarter. */
  quarters: readonly number[];
}

const quartersAYear = 4;

/** The calculator of FIFA's cap on agents' commission, with its quarterly instalments. */
export default function AgentFeePart() {
  const { t } = useTranslation('rules');
  const form = useForm<Values>({
    defaultValues: {
      acts: { individual: true, engaging: false, releasing: false },
      yearlyPay: '',
      signingFee: '',
      compensation: '',
    },
  });
  const acts = useWatch({ control: form.control, name: 'acts' });
  const ofPay = acts.individual || acts.engaging;
  const [result, setResult] = useState<Result | null>(null);

  async function compute(values: Values) {
    const chosen = feeActs.filter((act) => values.acts[act]);
    if (chosen.length === 0) {
      form.setError('root.server', { message: t('agentFee.noAct') });
      return;
    }
    const yearlyPay = readAmount(values.yearlyPay) ?? 0;
    const signingFee = Math.min(readAmount(values.signingFee) ?? 0, yearlyPay);
    const compensation = readAmount(values.compensation) ?? 0;
    const cap = await call('Rules/ComputeAgentFeeCap', { yearlyPay, acts: chosen, compensation });
    const ofPayCents = cap.parts
      .filter(({ act }) => act !== 'releasing')
      .reduce((sum, part) => sum + Math.round(part.cap * 100), 0);
    const dates = payDates(Math.round(yearlyPay * 100), Math.round(signingFee * 100), quartersAYear);
    const quarters = ofPayCents === 0 ? [] : feeInstalments(ofPayCents, dates).map((cents) => cents / 100);
    setResult({ cap, quarters });
  }

  return (
    <PageColumns>
      <Form form={form} label={t('agentFee.title')} onSubmit={compute}>
        <FormPart title={t('agentFee.title')} hint={t('agentFee.hint')}>
          <fieldset className={classes.choices}>
            <legend>{t('agentFee.acts')}</legend>
            {feeActs.map((act) => (
              <CheckboxField key={act} name={`acts.${act}`} label={t(`agentFee.act.${act}`)} />
            ))}
          </fieldset>
          {ofPay && (
            <AmountField
              name="yearlyPay"
              label={t('agentFee.yearlyPay')}
              description={t('agentFee.yearlyPayHint')}
              required
            />
          )}
          {ofPay && <AmountField name="signingFee" label={t('agentFee.signingFee')} />}
          {acts.releasing && <AmountField name="compensation" label={t('agentFee.compensation')} required />}
        </FormPart>
        <div>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('compute')}
          </Button>
        </div>
      </Form>
      {result && <AgentFeeResult result={result} />}
    </PageColumns>
  );
}

function AgentFeeResult({ result: { cap, quarters } }: { result: Result }) {
  const { t } = useTranslation('rules');
  const { number } = useFormats();
  const dollars = (amount: number) => t('agentFee.dollars', { amount: number(amount) });
  return (
    <div role="status">
      <PagePart title={t('agentFee.cap')}>
        <FactList layout="figures" facts={[[t('agentFee.cap'), dollars(cap.cap)]]} />
        <FactList
          layout="rows"
          facts={[
            ...cap.parts.map((part) => [t(`agentFee.act.${part.act}`), dollars(part.cap)] as const),
            ...quarters.map(
              (amount, index) => [t('agentFee.quarter', { number: index + 1 }), dollars(amount)] as const,
            ),
          ]}
        />
        <RuleOrigin origin={cap} />
      </PagePart>
    </div>
  );
}
