import { contractualStatuses } from '@trattativa/domain/people/contractual-statuses';
import { feet } from '@trattativa/domain/people/feet';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { refundRanges } from '@trattativa/domain/people/refund-ranges';
import { skills } from '@trattativa/domain/people/skills';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../ui/form/checkbox-field.tsx';
import { DigitsField } from '../../ui/form/digits-field.tsx';
import { MultiSelectField } from '../../ui/form/multi-select-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PlaceFormField } from '../../ui/places/place-form-field.tsx';
import classes from './request-form.module.css';

const mostSkills = 10;

type Group = 'playerRole' | 'level' | 'contractualStatus' | 'refundRange' | 'foot' | 'skill';
/** Named in `requests:field.<name>`. */
type CriteriaField =
  | 'role'
  | 'level'
  | 'overAge'
  | 'underAge'
  | 'monthlyOffer'
  | 'refundRange'
  | 'contractualStatus'
  | 'foot'
  | 'minHeightCm'
  | 'address'
  | 'skills'
  | 'immediateAvailability'
  | 'euPassport';

/** The criteria of a request: what must be said first, what may be left open after it. */
export function CriteriaFields() {
  const { t } = useTranslation(['requests', 'catalogue']);
  const options = (ids: readonly number[], group: Group) =>
    ids.map((id) => ({ value: String(id), label: t(`catalogue:${group}.${id}`) }));
  const any = t('requests:form.any');
  const label = (field: CriteriaField) => t(`requests:field.${field}`);
  return (
    <>
      <fieldset className={classes.part}>
        <legend>{t('requests:form.player')}</legend>
        <div className={classes.pair}>
          <SelectField
            name="role"
            label={label('role')}
            options={options(playerRoles, 'playerRole')}
            numeric
            required
          />
          <SelectField
            name="level"
            label={label('level')}
            options={options(levels, 'level')}
            numeric
            required
          />
        </div>
        <div className={classes.pair}>
          <DigitsField
            name="overAge"
            label={label('overAge')}
            maxDigits={2}
            description={t('requests:form.ageHint')}
            validate={(from: never, values) =>
              values.underAge === null ||
              from <= (values.underAge as number) ||
              t('requests:form.fromAboveTo')
            }
          />
          <DigitsField
            name="underAge"
            label={label('underAge')}
            maxDigits={2}
            description={t('requests:form.ageHint')}
          />
        </div>
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t('requests:field.place')}</legend>
        <PlaceFormField required />
        <TextField name="address" label={label('address')} maxLength={200} autoComplete="off" />
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t('requests:form.offer')}</legend>
        <div className={classes.pair}>
          <DigitsField name="monthlyOffer" label={label('monthlyOffer')} unit="€" />
          <SelectField
            name="refundRange"
            label={label('refundRange')}
            options={options(refundRanges, 'refundRange')}
            numeric
            placeholder={any}
          />
        </div>
        <p className={classes.hint}>{t('requests:form.offerHint')}</p>
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t('requests:form.more')}</legend>
        <div className={classes.pair}>
          <SelectField
            name="contractualStatus"
            label={label('contractualStatus')}
            options={options(contractualStatuses, 'contractualStatus')}
            numeric
            placeholder={any}
          />
          <SelectField
            name="foot"
            label={label('foot')}
            options={options(feet, 'foot')}
            numeric
            placeholder={any}
          />
          <DigitsField name="minHeightCm" label={label('minHeightCm')} unit="cm" maxDigits={3} />
        </div>
        <MultiSelectField
          name="skills"
          label={label('skills')}
          options={options(skills, 'skill')}
          numeric
          max={mostSkills}
          placeholder={any}
        />
        <div className={classes.checks}>
          <CheckboxField name="immediateAvailability" label={label('immediateAvailability')} />
          <CheckboxField name="euPassport" label={label('euPassport')} />
        </div>
      </fieldset>
    </>
  );
}
