import { levels } from '@trattativa/domain/people/levels';
import { ChoiceChip } from '../../../ui/form/choice/choice-chip.tsx';
import { ChoiceFieldset } from '../../../ui/form/choice/choice-fieldset.tsx';
import { type FieldProps, useField } from '../../../ui/form/field.ts';
import { useLevelWords } from '../use-level-words.ts';

/** Levels of football as chips, any number of them; the value is a list of their ids. */
export function LevelChipsField(props: FieldProps) {
  const { levelOption } = useLevelWords();
  const { field, wrapper } = useField(props);
  const chosen = (field.value ?? []) as number[];
  return (
    <ChoiceFieldset wrapper={wrapper}>
      {levels.map((level, index) => (
        <ChoiceChip
          key={level}
          type="checkbox"
          label={levelOption(level)}
          ref={index === 0 ? field.ref : undefined}
          checked={chosen.includes(level)}
          onBlur={field.onBlur}
          onChange={({ currentTarget }) =>
            field.onChange(
              currentTarget.checked
                ? [...chosen, level].sort((one, other) => one - other)
                : chosen.filter((other) => other !== level),
            )
          }
        />
      ))}
    </ChoiceFieldset>
  );
}
