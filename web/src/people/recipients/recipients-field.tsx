import { CloseButton, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useField } from '../../ui/form/field.ts';
import { type Choosable, type RecipientKind, useRecipientSearch } from './recipients.queries.ts';
import classes from './recipients-field.module.css';

interface RecipientsFieldProps {
  /** The kind of recipients. */
  kind: RecipientKind;
  /** The form's field, by default named like the kind. */
  name?: string;
  label: string;
  /** The largest number, and the message shown when it is reached (spec §8). */
  max: number;
  full?: string;
  required?: boolean;
  validate?: (value: never) => true | string;
  /** Chosen ones that another list of the screen shows: they get no chip here. */
  listedElsewhere?: ReadonlySet<number>;
  /** Called for each new recipient. */
  onChoose?: (chosen: Choosable) => void;
}

const pauseMs = 200;

/** Several people or clubs, found by a part of their name and shown as chips. The value is a list of them. */
export function RecipientsField(props: RecipientsFieldProps) {
  const {
    kind,
    name = kind,
    label,
    max,
    full,
    required = false,
    validate,
    listedElsewhere,
    onChoose,
  } = props;
  const { t } = useTranslation(['requests', 'request-form']);
  const { field, wrapper } = useField({ name, label, required, ...(validate && { validate }) });
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), pauseMs);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const chosen = (field.value ?? []) as Choosable[];
  const chips = chosen.filter(({ id }) => !listedElsewhere?.has(id));
  const isFull = chosen.length >= max;
  const search = useRecipientSearch(kind, asked);
  const options = (search.data ?? []).filter(({ id }) => !chosen.some((one) => one.id === id));

  function choose(id: string) {
    const option = options.find((one) => String(one.id) === id);
    if (!option || isFull) return;
    field.onChange([...chosen, option]);
    onChoose?.(option);
    setTyped('');
    combobox.closeDropdown();
  }

  return (
    <div className={classes.field}>
      <Combobox store={combobox} onOptionSubmit={choose}>
        <Combobox.Target>
          <TextInput
            {...wrapper}
            ref={field.ref}
            name={name}
            value={typed}
            description={
              isFull && full !== undefined
                ? full
                : max === 1
                  ? undefined
                  : t('request-form:form.chosen', { count: chosen.length, max })
            }
            placeholder={t('request-form:form.typeName')}
            autoComplete="off"
            disabled={isFull}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value);
              combobox.openDropdown();
              combobox.updateSelectedOptionIndex();
            }}
            onBlur={() => {
              combobox.closeDropdown();
              field.onBlur();
            }}
            rightSection={search.isFetching ? <Loader size={16} /> : undefined}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={asked === '' || search.data === undefined}>
          <Combobox.Options mah={300} style={{ overflowY: 'auto' }} aria-label={label}>
            {options.map((option) => (
              <Combobox.Option key={option.id} value={String(option.id)}>
                <span className={classes.name}>{option.name}</span>{' '}
                <span className={classes.detail}>{option.detail}</span>
              </Combobox.Option>
            ))}
            {options.length === 0 && <Combobox.Empty>{t('request-form:form.nothing')}</Combobox.Empty>}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      {chips.length > 0 && (
        <ul className={classes.chips} aria-label={label}>
          {chips.map((one) => (
            <li key={one.id} className={classes.chip}>
              {one.name}
              <CloseButton
                size="sm"
                aria-label={t('request-form:form.removeNamed', { name: one.name })}
                onClick={() => field.onChange(chosen.filter(({ id }) => id !== one.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
