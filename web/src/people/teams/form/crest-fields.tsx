import {
  type ClubColours,
  clubColourNames,
  clubColours,
  coloursOfName,
  crestName,
  crestPatterns,
} from '@trattativa/domain/platform/club-colours';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import classes from './crest-fields.module.css';
import type { TeamFormValues } from './team-form-values.ts';

/** The colours of a club and their pattern, with the crest that they draw. Unset ones show the crest of the name. */
export function CrestFields() {
  const { t } = useTranslation('teams');
  const { control } = useFormContext<TeamFormValues>();
  const [name, pattern, first, second] = useWatch({
    control,
    name: ['team.name', 'team.crestPattern', 'team.crestFirst', 'team.crestSecond'],
  });
  const usual = coloursOfName(name);
  const shown: ClubColours = {
    pattern: pattern ?? usual.pattern,
    first: first ?? usual.first,
    second: second ?? usual.second,
  };
  const address = (colours: ClubColours) => `/drawn/${crestName(colours)}`;
  return (
    <div className={classes.crest}>
      <img src={address(shown)} alt={t('form.crest')} width={112} height={112} className={classes.picture} />
      <div className={classes.choices}>
        <Choices
          name="team.crestFirst"
          label={t('field.crestFirst')}
          usual={usual}
          options={clubColourNames.map((colour) => ({ value: colour, label: t(`colour.${colour}`) }))}
          face={(colour) => <ColourFace colour={colour} />}
        />
        <Choices
          name="team.crestSecond"
          label={t('field.crestSecond')}
          usual={usual}
          options={clubColourNames.map((colour) => ({ value: colour, label: t(`colour.${colour}`) }))}
          face={(colour) => <ColourFace colour={colour} />}
        />
        <Choices
          name="team.crestPattern"
          label={t('field.crestPattern')}
          usual={usual}
          options={crestPatterns.map((value) => ({ value, label: t(`crestPattern.${value}`) }))}
          face={(value) => <img src={address({ ...shown, pattern: value })} alt="" width={32} height={32} />}
        />
      </div>
    </div>
  );
}

function ColourFace({ colour }: { colour: keyof typeof clubColours }) {
  return <span className={classes.colour} style={{ background: clubColours[colour] }} />;
}

interface ChoicesProps<Value extends string> {
  name: 'team.crestFirst' | 'team.crestSecond' | 'team.crestPattern';
  label: string;
  /** What the others become with the first choice: a crest needs all three. */
  usual: ClubColours;
  options: readonly { value: Value; label: string }[];
  face: (value: Value) => React.ReactNode;
}

function Choices<Value extends string>({ name, label, usual, options, face }: ChoicesProps<Value>) {
  const { control, getValues, setValue } = useFormContext<TeamFormValues>();
  const { field } = useController({ control, name });

  function choose(value: Value) {
    const how = { shouldDirty: true };
    if (getValues('team.crestPattern') === null) setValue('team.crestPattern', usual.pattern, how);
    if (getValues('team.crestFirst') === null) setValue('team.crestFirst', usual.first, how);
    if (getValues('team.crestSecond') === null) setValue('team.crestSecond', usual.second, how);
    field.onChange(value);
  }

  return (
    <fieldset className={classes.field} data-field={name}>
      <legend>{label}</legend>
      <div className={classes.faces}>
        {options.map(({ value, label: word }) => (
          <label key={value} className={classes.face} title={word}>
            <input
              type="radio"
              name={name}
              aria-label={word}
              checked={field.value === value}
              onBlur={field.onBlur}
              onChange={() => choose(value)}
            />
            {face(value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
