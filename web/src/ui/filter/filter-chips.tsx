import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DropPanel } from './drop-panel.tsx';
import classes from './filter-chips.module.css';

interface FilterChipProps {
  /** The name of the filter. */
  name: string;
  /** What is set, in words; null: nothing. */
  value: string | null;
  onClear: () => void;
  /** The fields, in the panel that the chip opens; gets the function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** A filter as a chip: opens its fields, says what is set, and takes it away. */
export function FilterChip({ name, value, onClear, children }: FilterChipProps) {
  const { t } = useTranslation('shell');
  if (value === null) {
    return (
      <DropPanel label={name} name={name}>
        {children}
      </DropPanel>
    );
  }
  return (
    <span className={classes.chip}>
      <DropPanel label={value} name={name} isSet>
        {children}
      </DropPanel>
      <button
        type="button"
        className={classes.clear}
        aria-label={t('ui.clearFilter', { name })}
        title={t('ui.clearFilter', { name })}
        onClick={onClear}
      >
        <IconX size={14} stroke={2} aria-hidden="true" />
      </button>
    </span>
  );
}

interface ChoicePanelProps<Value> {
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  /** The label of "any". */
  any: string;
  onChoose: (next: Value | null) => void;
}

/** The options of a chip, one of which counts. */
export function ChoicePanel<Value extends string | number>(props: ChoicePanelProps<Value>) {
  const { options, value, any, onChoose } = props;
  const choice = (next: Value | null, label: string) => (
    <li key={String(next)}>
      <Button
        variant={value === next ? 'light' : 'subtle'}
        color={value === next ? 'pitch' : 'gray'}
        size="sm"
        fullWidth
        justify="flex-start"
        className={classes.option}
        aria-pressed={value === next}
        onClick={() => onChoose(next)}
      >
        {label}
      </Button>
    </li>
  );
  return (
    <ul className={classes.options}>
      {choice(null, any)}
      {options.map((option) => choice(option.value, option.label))}
    </ul>
  );
}
