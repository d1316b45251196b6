import { maxAddressLength } from '@trattativa/domain/platform/text-limits';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../ui/form/choice/checkbox-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';

/** Fields for the trial of a minor: that the parents agree, and whom at the club they can reach. */
export function TrialParentsFields() {
  const { t } = useTranslation('trials');
  return (
    <>
      <CheckboxField name="parentsAgree" label={t('field.parentsAgree')} />
      <TextField
        name="parentsContact"
        label={t('field.parentsContact')}
        description={t('parentsContactHint')}
        maxLength={maxAddressLength}
      />
    </>
  );
}
