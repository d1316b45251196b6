import { finalPriceTiers } from '@trattativa/domain/identity/platform-settings';
import { useTranslation } from 'react-i18next';
import { FormPart } from '../../ui/form/form-part.tsx';
import { FigureField } from './figure-field.tsx';
import { SettingsForm } from './settings-form.tsx';

/** What the representation costs, how long it lasts, and the tax on invoices. */
export default function MoneySection() {
  const { t } = useTranslation('administration');
  return (
    <SettingsForm title={t('section.money')} sections={['representation', 'invoices', 'transactionCost']}>
      <FormPart short title={t('part.representation.title')} hint={t('part.representation.hint')}>
        <FigureField path="representation.activation" bound="activation" unit="€" />
        <FigureField path="representation.months" bound="months" />
        <FigureField path="representation.balanceDueDays" bound="balanceDueDays" />
        <FigureField path="representation.reminderDays.0" bound="endReminderDays" />
        <FigureField path="representation.reminderDays.1" bound="endReminderDays" />
      </FormPart>
      <FormPart short title={t('part.prices.title')} hint={t('part.prices.hint')}>
        {finalPriceTiers.map((tier) => (
          <FigureField key={tier} path={`representation.finalPrices.${tier}`} bound="finalPrice" unit="€" />
        ))}
      </FormPart>
      <FormPart short title={t('part.invoices.title')} hint={t('part.invoices.hint')}>
        <FigureField path="invoices.vatPercent" bound="vatPercent" unit="%" />
      </FormPart>
      <FormPart short title={t('part.transactionCost.title')} hint={t('part.transactionCost.hint')}>
        <FigureField path="transactionCost.percentHundredths" bound="tariffPercent" />
        <FigureField path="transactionCost.minCost" bound="tariffLeast" unit="€" />
        <FigureField path="transactionCost.maxCost" bound="tariffMost" unit="€" />
      </FormPart>
    </SettingsForm>
  );
}
