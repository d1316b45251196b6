import { useEffect } from 'react';
import classes from './composer.module.css';

export interface Option {
  id: number;
  text: string;
}

interface OptionListProps {
  id: string;
  label: string;
  optionId: (index: number) => string;
  options: readonly Option[];
  active: number;
  /** Shown if there are no options. */
  empty?: string;
  onChoose: (option: Option) => void;
}

/** The list above the field; the field keeps the focus and handles the arrow keys. */
export function OptionList({ id, label, optionId, options, active, empty, onChoose }: OptionListProps) {
  const activeId = optionId(active);
  useEffect(() => {
    // Newer browsers return a promise, which an effect must not return.
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div className={classes.standard}>
      <div className={classes.options} role="listbox" tabIndex={0} id={id} aria-label={label}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field has the focus and handles the keys
          <div
            key={option.id}
            id={optionId(index)}
            role="option"
            className={classes.option}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.text}
          </div>
        ))}
      </div>
      {options.length === 0 && empty && <p className={classes.none}>{empty}</p>}
    </div>
  );
}
