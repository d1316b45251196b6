import type { RequestContentField } from '@trattativa/contract/market/requests/request';
import { mandatoryRequestFields, maxRequestedSkills } from '@trattativa/domain/market/request-limits';
import { levels } from '@trattativa/domain/people/levels';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { feet } from '@trattativa/domain/people/players/feet';
import { refundRanges } from '@trattativa/domain/people/players/refund-ranges';
import { skills } from '@trattativa/domain/people/players/skills';
import { ages, heightCm } from '@trattativa/domain/people/record-limits';
import { maxAddressLength } from '@trattativa/domain/platform/text-limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlayerWords } from '../../../people/players.ts';
import { CheckboxField } from '../../../ui/form/choice/checkbox-field.tsx';
import { MultiSelectField } from '../../../ui/form/choice/multi-select-field.tsx';
import { SelectField } from '../../../ui/form/choice/select-field.tsx';
import { DigitsField } from '../../../ui/form/number/digits-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PlaceFormField } from '../../../ui/places/place-form-field.tsx';
import classes from './request-form.module.css';
import type { RequestTerm } from './request-values.ts';

/** Labels are `requests:field.<name>`. The place has one field for town and country. */
type CriteriaField = Exclude<
  RequestContentField,
  'city' | 'country' | 'project' | 'requestedMaterial' | RequestTerm
>;

const mandatory: readonly string[] = mandatoryRequestFields;

/** The criteria of a request: first the mandatory ones, then the optional ones. */
export function CriteriaFields() {
  const { t } = useTranslation(['requests', 'catalogue', 'request-form']);
  const options = <Id extends string | number>(ids: readonly Id[], word: (id: Id) => string) =>
    ids.map((id) => ({ value: String(id), label: word(id) }));
  const { optionIn } = usePlayerWords();
  const levelName = optionIn(useWatch({ name: 'country' }));
  const any = t('request-form:form.any');
  const field = (name: CriteriaField) => ({
    name,
    label: t(`requests:field.${name}`),
    required: mandatory.includes(name),
  });
  return (
    <>
      <fieldset className={classes.part}>
        <legend>{t('request-form:form.player')}</legend>
        <div className={classes.pair}>
          <SelectField
            {...field('role')}
            options={options(playerRoles, (id) => t(`catalogue:playerRole.${id}`))}
            numeric
          />
          <SelectField
            {...field('level')}
            options={levels.map((id) => ({ value: String(id), label: levelName(id) }))}
            numeric
          />
        </div>
        <div className={classes.pair}>
          <DigitsField
            {...field('overAge')}
            max={ages.max}
            description={t('request-form:form.ageHint')}
            validate={(from: never, values) =>
              values.underAge === null ||
              from <= (values.underAge as number) ||
              t('request-form:form.fromAboveTo')
            }
          />
          <DigitsField {...field('underAge')} max={ages.max} description={t('request-form:form.ageHint')} />
        </div>
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t('requests:field.place')}</legend>
        <PlaceFormField required={mandatory.includes('country')} />
        <TextField {...field('address')} maxLength={maxAddressLength} autoComplete="off" />
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t('request-form:form.offer')}</legend>
        <div className={classes.pair}>
          <DigitsField {...field('monthlyOffer')} unit="€" />
          <SelectField
            {...field('refundRange')}
            options={options(refundRanges, (id) => t(`catalogue:refundRange.${id}`))}
            numeric
            placeholder={any}
          />
        </div>
        <p className={classes.hint}>{t('request-form:form.offerHint')}</p>
      </fieldset>
      <fieldset className={classes.part}>
        <legend>{t('request-form:form.more')}</legend>
        <div className={classes.pair}>
          <SelectField
            {...field('contractualStatus')}
            options={options(contractualStatuses, (id) => t(`catalogue:contractualStatus.${id}`))}
            numeric
            placeholder={any}
          />
          <SelectField
            {...field('foot')}
            options={options(feet, (id) => t(`catalogue:foot.${id}`))}
            numeric
            placeholder={any}
          />
          <DigitsField {...field('minHeightCm')} unit="cm" max={heightCm.max} />
        </div>
        <MultiSelectField
          {...field('skills')}
          options={options(skills, (id) => t(`catalogue:skill.${id}`))}
          numeric
          max={maxRequestedSkills}
          placeholder={any}
        />
        <div className={classes.checks}>
          <CheckboxField {...field('immediateAvailability')} />
          <CheckboxField {...field('euPassport')} />
        </div>
      </fieldset>
    </>
  );
}
