import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MissingFields } from '../../ui/form/missing-fields.tsx';
import {
  type CoachingFormValues,
  type MandatoryField,
  mandatoryOf,
  missingIn,
} from './coaching-form-values.ts';

/**
 * How complete the profile is while it is written; each missing field is a way to it. `?field=role` in the address leads
 * to that field at once: so do the links of the dashboard.
 */
export function CoachingCompletenessPanel({ forScout }: { forScout: boolean }) {
  const { t } = useTranslation('coaching-staff');
  const { control, setFocus } = useFormContext<CoachingFormValues>();
  const missing = missingIn(useWatch({ control, name: 'staffProfile' }), forScout);
  const all = mandatoryOf(forScout);
  const [address] = useSearchParams();

  function goTo(field: MandatoryField) {
    setFocus(`staffProfile.${field}`);
    const shown = document.querySelector(`[data-field="staffProfile.${field}"]`);
    shown?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  }

  const asked = all.find((field) => field === address.get('field'));
  const led = useRef<string | null>(null);
  useEffect(() => {
    if (asked === undefined || led.current === asked) return;
    led.current = asked;
    goTo(asked);
  });

  return (
    <MissingFields
      title={t('completeness.title')}
      total={all.length}
      missing={missing}
      hint={t('completeness.missing')}
      done={t('completeness.done')}
      nameOf={(field) => t(`field.${field}`)}
      onShow={goTo}
    />
  );
}
