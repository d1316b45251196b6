import { useId } from 'react';
import { type FieldProps, useField } from '../field.ts';
import classes from './choice-field.module.css';
import { ChoiceFieldset } from './choice-fieldset.tsx';
import look from './option.module.css';

type Choice = string | number | boolean;

interface ChoiceFieldProps extends FieldProps {
  options: readonly { value: Choice; label: string }[];
  /** Several answers are allowed; the value is then a list. */
  several?: boolean;
  /** For a screen that asks one thing at a time. */
  large?: boolean;
}

/**
 * One of a few choices that are all visible, chosen by one click, or several of them. The only one is cleared by choosing it
 * again; the value is then null.
 */
export function ChoiceField({ options, several = false, large = false, ...props }: ChoiceFieldProps) {
  const { field, wrapper } = useField(props);
  const id = useId();
  const chosen = several ? ((field.value ?? []) as Choice[]) : [(field.value ?? null) as Choice | null];
  const isChosen = (value: Choice) => chosen.includes(value);
  const first = options.find(({ value }) => isChosen(value)) ?? options[0];
  const choose = (value: Choice, on: boolean) => {
    if (!several) return field.onChange(value);
    field.onChange(on ? [...chosen, value] : chosen.filter((other) => other !== value));
  };
  return (
    <ChoiceFieldset wrapper={wrapper} large={large}>
      {options.map((option) => {
        const { value, label } = option;
        return (
          <label key={String(value)} className={`${look.option} ${classes.choice}`}>
            <input
              type={several ? 'checkbox' : 'radio'}
              name={`${id}-${field.name}`}
              className={look.input}
              ref={option === first ? field.ref : undefined}
              checked={isChosen(value)}
              onBlur={field.onBlur}
              onChange={({ currentTarget }) => choose(value, currentTarget.checked)}
              onClick={() => {
                if (!several && isChosen(value)) field.onChange(null);
              }}
            />
            <span>{label}</span>
          </label>
        );
      })}
    </ChoiceFieldset>
  );
}
