import { useEffect } from 'react';
import type { FieldValues, Path, UseFormSetFocus } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { reveal } from '../page/reveal.ts';

/** The time a restored draft may take to render the form again, and a new screen to take the focus. */
const settledMs = 150;

/** Most looks at the field: its form is hidden, and loses the focus, while a part of it still loads. */
const maxLooks = 100;

/** Looks in a row for which the field has to keep the focus. */
const enoughLooks = 4;

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
    let looks = 0;
    let kept = 0;
    const timer = setInterval(() => {
      looks += 1;
      const field = fieldAt(path);
      reveal(field);
      const isKept = field?.contains(document.activeElement) === true;
      const isLost = document.activeElement?.matches('body, main') === true;
      if (isKept) kept += 1;
      else if (kept > 0 && !isLost) kept = enoughLooks;
      else if ((field?.getClientRects().length ?? 0) > 0) {
        showField(path, setFocus);
        kept = 1;
      }
      if (kept >= enoughLooks || looks === maxLooks) clearInterval(timer);
    }, settledMs);
    return () => clearInterval(timer);
  }, [asked, pathOf, setFocus]);
}

/** Focuses a field of the form and scrolls it to the middle of the screen. */
export function showField<Values extends FieldValues>(
  path: Path<Values>,
  setFocus: UseFormSetFocus<Values>,
): void {
  const shown = fieldAt(path);
  reveal(shown);
  setFocus(path);
  // react-hook-form cannot focus a field that is made of several inputs.
  if (!shown?.contains(document.activeElement)) shown?.focus({ preventScroll: true });
  shown?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

const fieldAt = (path: string) => document.querySelector<HTMLElement>(`[data-field="${path}"]`);
