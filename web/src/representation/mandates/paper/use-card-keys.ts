import { type RefObject, useEffect, useRef } from 'react';

/** Keys without modifiers that act while the focus is in a card, but not where something is typed. Digits mean the same in every language. */
export function useCardKeys(
  place: RefObject<HTMLElement | null>,
  acts: Readonly<Record<string, () => unknown>>,
): void {
  const present = useRef(acts);
  present.current = acts;
  useEffect(() => {
    const card = place.current;
    if (!card) return;
    function press(event: KeyboardEvent) {
      const { key, repeat, altKey, ctrlKey, metaKey, target } = event;
      if (repeat || altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest('input, textarea, select')) return;
      const act = present.current[key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    card.addEventListener('keydown', press);
    return () => card.removeEventListener('keydown', press);
  }, [place]);
}
