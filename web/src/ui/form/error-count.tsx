import { Button } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reveal } from '../page/reveal.ts';
import classes from './error-count.module.css';

interface ErrorCountProps {
  form: RefObject<HTMLFormElement | null>;
  /** The paths of the fields with an error. */
  names: readonly string[];
}

interface Outside {
  all: readonly HTMLElement[];
  above: number;
  below: number;
}

/**
 * How many fields of a refused form are to be corrected, as long as some of them are above or below the window; with a
 * way to the first. It stays at the bottom of the window.
 */
export default function ErrorCount({ form, names }: ErrorCountProps) {
  const { t } = useTranslation('shell');
  const { all, above, below } = useOutside(form, names);
  if (above + below === 0) return null;
  const first = all[0];
  return (
    <div className={classes.bar} role="status">
      <span className={classes.words}>
        <strong className={classes.count}>{t('form.toCorrect', { count: all.length })}</strong>
        {above > 0 && <span>{t('form.correctAbove', { number: String(above) })}</span>}
        {below > 0 && <span>{t('form.correctBelow', { number: String(below) })}</span>}
      </span>
      <Button variant="default" size="compact-sm" onClick={() => first && lead(first)}>
        {t('form.firstToCorrect')}
      </Button>
    </div>
  );
}

/** The fields with an error in the order of the screen, and how many of them are outside of the window. */
function useOutside(form: RefObject<HTMLFormElement | null>, names: readonly string[]): Outside {
  const [outside, setOutside] = useState<Outside>({ all: [], above: 0, below: 0 });
  const key = names.join(' ');
  useEffect(() => {
    const wanted = new Set(key.split(' '));
    const all = [...(form.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].filter(
      ({ dataset }) => wanted.has(dataset.field ?? ''),
    );
    const count = () => {
      const places = all.map((field) => field.getBoundingClientRect());
      setOutside({
        all,
        above: places.filter(({ bottom }) => bottom < barHeight).length,
        below: places.filter(({ top }) => top > window.innerHeight).length,
      });
    };
    const watch = new IntersectionObserver(count, {
      threshold: [0, 1],
      rootMargin: `-${barHeight}px 0px 0px`,
    });
    for (const field of all) watch.observe(field);
    if (all.length === 0) count();
    return () => watch.disconnect();
  }, [form, key]);
  return outside;
}

/** The height of the top bar, which covers what is scrolled below it. */
const barHeight = 56;

function lead(field: HTMLElement): void {
  const input = field.matches('input, textarea, select')
    ? field
    : field.querySelector<HTMLElement>('input, textarea, select, button');
  reveal(field);
  (input ?? field).focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center' });
}
