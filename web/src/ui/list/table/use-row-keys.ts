import { useEffect, useRef } from 'react';

interface RowKeys {
  /** Whether the arrow keys choose a row; else they only walk. */
  active: boolean;
  /** The number of loaded rows. */
  count: number;
  /** The chosen row; -1: none. */
  at: number;
  onChoose: (index: number) => void;
  /** `x` on the row at this place. */
  onPick: (index: number) => void;
}

/** Fields and open dialogs keep their keys. */
function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest('input, textarea, select, dialog, [popover], [contenteditable], iframe, video') !== null
  );
}

/**
 * The arrow keys walk a list: the row above or below is chosen, gets the focus, and stays in view; `x` picks a row.
 * Returns the ref of the element around the rows.
 */
export function useRowKeys({ active, count, at, onChoose, onPick }: RowKeys) {
  const box = useRef<HTMLDivElement>(null);
  const now = useRef({ count, at, onChoose, onPick });
  now.current = { count, at, onChoose, onPick };
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.defaultPrevented || isTaken(event.target)) return;
      // The thing beside the list scrolls by the same keys.
      const inside = box.current?.contains(event.target as Node) === true;
      if (!inside && event.target !== document.body) return;
      if (event.key === 'x') {
        const focused = (event.target as Element).closest('[data-index]')?.getAttribute('data-index');
        const index = focused == null ? now.current.at : Number(focused);
        if (index >= 0 && index < now.current.count) now.current.onPick(index);
        return;
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const next = now.current.at + step;
      if (!active || step === 0 || next < 0 || next >= now.current.count) return;
      event.preventDefault();
      now.current.onChoose(next);
      const row = box.current?.querySelector<HTMLElement>(`[data-index="${next}"]`);
      row?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
  return box;
}
