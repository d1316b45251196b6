import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetFocus } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { reveal } from '../reveal.ts';

/** The time a restored draft may take to render the form again, and a new screen to take the focus. */
const settledMs = 150;

/** So often it is tried while the form is hidden, because a part of it still loads. */
const mostTries = 20;

/** Focuses the field named in the address (`?field=phone`). Every link to a missing field uses it. */
export function useFieldOfAddress<Values extends FieldValues>(
  setFocus: UseFormSetFocus<Values>,
  /** The path of a field in the form; null for a name that the form does not have. The same function at each call. */
  pathOf: (name: string) => Path<Values> | null,
): void {
  const asked = useSearchParams()[0].get('field');
  useEffect(() => {
    const path = asked === null ? null : pathOf(asked);
    if (path === null) return;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      if (showField(path, setFocus) || tries === mostTries) clearInterval(timer);
    }, settledMs);
    return () => clearInterval(timer);
  }, [asked, pathOf, setFocus]);
}

/** Focuses a field of the form and scrolls it to the middle of the screen. False if it could not take the focus. */
export function showField<Values extends FieldValues>(
  path: Path<Values>,
  setFocus: UseFormSetFocus<Values>,
): boolean {
  const shown = document.querySelector<HTMLElement>(`[data-field="${path}"]`);
  reveal(shown);
  setFocus(path);
  // react-hook-form cannot focus a field that is made of several inputs.
  if (!shown?.contains(document.activeElement)) shown?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  return shown?.contains(document.activeElement) ?? false;
}
