import { Combobox, InputBase, Loader, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { maxSearchLength } from '@trattativa/domain/platform/text-limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useField } from '../../../ui/form/field.ts';
import { type Offerable, useOfferableSearch } from '../offers.queries.ts';

const pauseMs = 200;

/**
 * The person who receives the offer: a player on the market or a member of coaching staff, searched by part of the
 * name.
 */
export function PersonField() {
  const { t } = useTranslation('offers');
  const { field, wrapper } = useField({
    name: 'person',
    label: t('form.person'),
    description: t('form.personHint'),
    required: true,
  });
  const chosen = (field.value ?? null) as Offerable | null;
  const [typed, setTyped] = useState<string | null>(null);
  const [debounced] = useDebouncedValue((typed ?? '').trim(), pauseMs);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useOfferableSearch(debounced);
  const options = debounced.length > 1 ? (found.data ?? []) : [];
  const keyOf = ({ kind, id }: Offerable) => `${kind} ${id}`;

  function choose(key: string) {
    const option = options.find((one) => keyOf(one) === key);
    if (!option) return;
    field.onChange(option);
    setTyped(null);
    combobox.closeDropdown();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <InputBase
          {...wrapper}
          ref={field.ref}
          name="person"
          value={typed ?? chosen?.name ?? ''}
          autoComplete="off"
          maxLength={maxSearchLength}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            if (chosen !== null) field.onChange(null);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onBlur={() => {
            combobox.closeDropdown();
            setTyped(null);
            field.onBlur();
          }}
          rightSection={found.isFetching ? <Loader size={16} /> : undefined}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={debounced.length < 2}>
        <Combobox.Options mah={300} style={{ overflowY: 'auto' }} aria-label={wrapper.label}>
          {options.map((option) => (
            <Combobox.Option key={keyOf(option)} value={keyOf(option)}>
              {[option.name, option.kind === 'coach' ? t('coach') : option.detail]
                .filter(Boolean)
                .join(' · ')}
            </Combobox.Option>
          ))}
          {options.length === 0 && !found.isFetching && <Combobox.Empty>{t('form.nobody')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
