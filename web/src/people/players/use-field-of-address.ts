import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { emptyPlayer, type PlayerFormValues, type PlayerValues } from './player-form-values.ts';

/** How long a restored draft may take to redraw the form. */
const settledMs = 150;

/** Leads to the field that the address names (`?field=phone`): every link about a missing field ends in it. */
export function useFieldOfAddress({ setFocus }: UseFormReturn<PlayerFormValues>): void {
  const asked = useSearchParams()[0].get('field');
  useEffect(() => {
    if (asked === null || !(asked in emptyPlayer)) return;
    const timer = setTimeout(() => showField(asked as keyof PlayerValues, setFocus), settledMs);
    return () => clearTimeout(timer);
  }, [asked, setFocus]);
}

/** Puts the focus into a field of the form and the field into the middle of the screen. */
export function showField(
  field: keyof PlayerValues,
  setFocus: UseFormReturn<PlayerFormValues>['setFocus'],
): void {
  setFocus(`player.${field}`);
  const shown = document.querySelector<HTMLElement>(`[data-field="player.${field}"]`);
  // A field that is made of several is not one that the form can focus itself.
  if (!shown?.contains(document.activeElement)) shown?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
