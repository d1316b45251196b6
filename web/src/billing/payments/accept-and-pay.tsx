import { Button } from '@mantine/core';
import type { Representation } from '@trattativa/contract/representation/subscriptions/representation';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { createIntentKeys } from '../../platform/api/intent-key.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { CheckboxField } from '../../ui/form/choice/checkbox-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { CardPart } from '../../ui/page/card-part.tsx';
import { goToProvider } from './go-to-provider.ts';
import classes from './payments.module.css';

export interface Purchase {
  representation: Representation;
  /** Price of the activation in euros. */
  activationCost: number;
}

/** The two things that a player accepts before paying, and the way to the provider's page. */
export function AcceptAndPay({ representation, activationCost }: Purchase) {
  const { t } = useTranslation('representation');
  const { money } = useFormats();
  const keys = useRef(createIntentKeys());
  const form = useForm({ defaultValues: { termsAccepted: false, immediateStart: false } });
  const { termsVersion, can } = representation;

  async function pay() {
    const input = { termsVersion, immediateStart: true };
    const { url } = await call('Payment/StartActivation', input, { idempotencyKey: keys.current(input) });
    // A second payment is another intent: this key would find the first one's answer.
    keys.current = createIntentKeys();
    goToProvider(url);
  }

  return (
    <CardPart title={t('accept.title')}>
      <Form form={form} onSubmit={pay} className={classes.form}>
        <CheckboxField name="termsAccepted" label={t('accept.terms', { version: termsVersion })} required />
        <CheckboxField name="immediateStart" label={t('accept.immediate')} required />
        <p className={classes.soft}>{t('accept.where')}</p>
        <div>
          <Button type="submit" size="md" loading={form.formState.isSubmitting}>
            {t(can.renew ? 'act.renew' : 'act.pay', { amount: money(activationCost) })}
          </Button>
        </div>
      </Form>
    </CardPart>
  );
}
