import { highestMark, lowestMark } from '@trattativa/domain/people/players/skills';
import { type CSSProperties, useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './mark-slider.module.css';

interface MarkSliderProps {
  label: string;
  /** 1–10; null: not evaluated. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The mark for a key: digits, 0 for ten, null to clear; undefined for any other key. */
function markOfKey(key: string): number | null | undefined {
  if (key === 'Delete' || key === 'Backspace') return null;
  if (!/^\d$/.test(key)) return undefined;
  return key === '0' ? highestMark : Number(key);
}

/** One skill from 1 to 10; leftmost means not evaluated. Arrows move, digits set, Delete clears. */
export function MarkSlider({ label, value, onChange }: MarkSliderProps) {
  const { t } = useTranslation('player-skills');
  const id = useId();
  return (
    <div className={classes.skill} data-marked={value !== null || undefined}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <output htmlFor={id} className={classes.value} aria-hidden="true">
        {value ?? '–'}
      </output>
      <input
        id={id}
        type="range"
        className={classes.slider}
        style={{ '--marked': `${((value ?? 0) / highestMark) * 100}%` } as CSSProperties}
        min={0}
        max={highestMark}
        step={1}
        value={value ?? 0}
        aria-valuetext={value === null ? t('form.unmarked') : t('form.mark', { value })}
        onChange={({ currentTarget }) => {
          const next = Number(currentTarget.value);
          onChange(next < lowestMark ? null : next);
        }}
        onKeyDown={(event) => {
          const mark = event.ctrlKey || event.metaKey || event.altKey ? undefined : markOfKey(event.key);
          if (mark === undefined) return;
          event.preventDefault();
          onChange(mark);
        }}
      />
    </div>
  );
}
