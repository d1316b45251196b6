import {
  maxOperatorTextLengths as longest,
  maxLicenceLength,
  taxRegimes,
} from '@trattativa/domain/identity/platform-settings';
import { maxEmailLength, maxNameLength } from '@trattativa/domain/platform/text-limits';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/form/choice/select-field.tsx';
import { FormPart } from '../../ui/form/form-part.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useCountryOptions } from '../../ui/places/use-country-options.ts';
import type { SettingPath } from './figure-field.tsx';
import { SettingsForm } from './settings-form.tsx';

const regimes = taxRegimes.map((regime) => ({ value: regime, label: regime }));

/** Operator of the platform and agent who represents players, as contracts and invoices print them. */
export default function OperatorSection() {
  const { t } = useTranslation('administration');
  const countries = useCountryOptions();
  return (
    <SettingsForm title={t('section.operator')} sections={['invoices', 'agent']}>
      <FormPart title={t('part.operator.title')} hint={t('part.operator.hint')}>
        <WordsField path="invoices.operator.name" maxLength={longest.name} />
        <WordsField path="invoices.operator.address" maxLength={longest.address} />
        <WordsField path="invoices.operator.postcode" maxLength={longest.postcode} />
        <WordsField path="invoices.operator.city" maxLength={longest.city} />
        <WordsField path="invoices.operator.province" maxLength={longest.province} />
        <SelectField
          name="settings.invoices.operator.country"
          label={t('field.invoices.operator.country')}
          options={countries}
          required
        />
        <WordsField path="invoices.operator.vatNumber" maxLength={longest.vatNumber} />
        <WordsField path="invoices.operator.taxCode" maxLength={longest.taxCode} />
        <SelectField
          name="settings.invoices.operator.taxRegime"
          label={t('field.invoices.operator.taxRegime')}
          options={regimes}
          required
        />
        <WordsField path="invoices.operator.email" maxLength={maxEmailLength} type="email" />
        <WordsField path="invoices.operator.pec" maxLength={maxEmailLength} type="email" />
        <WordsField path="invoices.operator.iban" maxLength={longest.iban} />
      </FormPart>
      <FormPart title={t('part.agent.title')} hint={t('part.agent.hint')}>
        <WordsField path="agent.name" maxLength={maxNameLength} />
        <WordsField path="agent.fifaLicence" maxLength={maxLicenceLength} />
        <WordsField path="agent.figcNumber" maxLength={maxLicenceLength} />
        <WordsField path="agent.coniNumber" maxLength={maxLicenceLength} />
      </FormPart>
    </SettingsForm>
  );
}

interface WordsFieldProps {
  path: SettingPath;
  maxLength: number;
  type?: 'email';
}

function WordsField({ path, ...field }: WordsFieldProps) {
  const { t } = useTranslation('administration');
  return <TextField name={`settings.${path}`} label={t(`field.${path}`)} {...field} />;
}
