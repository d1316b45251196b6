import { type RefObject, useEffect, useRef } from 'react';

/**
 * Opens a native dialog over the page while it is shown. When it goes, the focus returns to what had it before, unless it
 * has gone elsewhere: the browser itself returns it only from a dialog that is closed, not from one that is removed.
 */
export function useModal(isShown = true): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isShown) return;
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (isNowhere && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [isShown]);
  return dialog;
}
