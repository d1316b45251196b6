import { Input } from '@mantine/core';
import { levels } from '@trattativa/domain/people/levels';
import { useId } from 'react';
import { ChoiceChip } from '../../ui/form/choice-chip.tsx';
import { type FieldProps, useField } from '../../ui/form/field.ts';
import classes from './level-chips-field.module.css';
import { useLevelWords } from './use-level-words.ts';

/** Levels of football as chips, any number of them; the value is a list of their ids. */
export function LevelChipsField(props: FieldProps) {
  const { levelOption } = useLevelWords();
  const { field, wrapper } = useField(props);
  const id = useId();
  const chosen = (field.value ?? []) as number[];
  return (
    <fieldset
      className={classes.field}
      data-field={wrapper['data-field']}
      aria-describedby={wrapper.error === undefined ? undefined : `${id}-error`}
    >
      <legend className={classes.label}>{wrapper.label}</legend>
      <div className={classes.chips}>
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
      </div>
      {wrapper.error !== undefined && <Input.Error id={`${id}-error`}>{wrapper.error}</Input.Error>}
    </fieldset>
  );
}
