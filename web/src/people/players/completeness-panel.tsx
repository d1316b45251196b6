import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MissingFields } from '../../ui/form/missing-fields.tsx';
import { mandatoryFields } from './completeness-bar.tsx';
import { missingIn, type PlayerFormValues } from './player-form-values.ts';
import { showField } from './use-field-of-address.ts';

/** How complete the profile is while it is written; each missing field is a way to it. */
export function CompletenessPanel() {
  const { t } = useTranslation(['players', 'catalogue']);
  const { control, setFocus } = useFormContext<PlayerFormValues>();
  const missing = missingIn(useWatch({ control, name: 'player' }) as PlayerFormValues['player']);
  return (
    <MissingFields
      title={t('players:completeness.title')}
      total={mandatoryFields}
      missing={missing}
      hint={t('players:completeness.missing')}
      done={t('players:completeness.done')}
      nameOf={(field) => t(`players:field.${field}`)}
      onShow={(field) => showField(field, setFocus)}
    />
  );
}
