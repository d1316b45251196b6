import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Place } from '@trattativa/contract/platform/places/endpoints';
import { maxNameLength } from '@trattativa/domain/platform/text-limits';
import { type ReactNode, type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './place-input.module.css';
import { usePlacesNamed } from './places.queries.ts';
import { usePlaceWords } from './use-place-words.ts';

interface PlaceInputProps {
  label: string;
  /** The text of the field; the caller holds it. */
  text: string;
  onText: (text: string) => void;
  onChoose: (place: Place) => void;
  /** Only towns of this country. */
  country: string | null;
  /** Free text is accepted; false: only suggestions. */
  free?: boolean;
  description?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

const pauseMs = 150;

/** A town by the first letters of its name, in any of the seven languages, ignoring accents. */
export function PlaceInput(props: PlaceInputProps) {
  const {
    text,
    onText,
    onChoose,
    country,
    free = true,
    name,
    inputRef,
    onBlur,
    description,
    ...input
  } = props;
  const { t } = useTranslation('places');
  const words = usePlaceWords();
  // No query before somebody types: the form's initial value is no search.
  const [typing, setTyping] = useState(false);
  const [asked] = useDebouncedValue(text.trim(), pauseMs);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = usePlacesNamed(typing ? asked : '', country);
  const places = found.data ?? [];

  function choose(value: string) {
    const place = places[Number(value)];
    if (!place) return;
    onChoose(place);
    setTyping(false);
    combobox.closeDropdown();
  }

  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <TextInput
          {...input}
          ref={inputRef}
          name={name}
          data-field={name}
          value={text}
          description={description}
          placeholder={t('search')}
          autoComplete="off"
          maxLength={maxNameLength}
          onChange={({ currentTarget }) => {
            setTyping(true);
            onText(currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onBlur={() => {
            combobox.closeDropdown();
            setTyping(false);
            onBlur?.();
          }}
          rightSection={found.isFetching ? <Loader size={16} /> : undefined}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!typing || asked === '' || (found.data === undefined && !found.error)}>
        <Combobox.Options mah={300} style={{ overflowY: 'auto' }} aria-label={input.label}>
          {places.map((place, index) => (
            <Combobox.Option key={`${place.latitude} ${place.longitude} ${place.city}`} value={String(index)}>
              <span className={classes.city}>{place.city}</span>{' '}
              <span className={classes.detail}>{words(place)}</span>
            </Combobox.Option>
          ))}
          {places.length === 0 && (
            <Combobox.Empty>{t(found.error ? 'failed' : free ? 'nothing' : 'nothingToAdd')}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
