import { useEffect } from 'react';

let title = '';
let unread = 0;

function write() {
  const words = title === '' ? 'Trattativa' : `${title} · Trattativa`;
  document.title = unread > 0 ? `(${unread}) ${words}` : words;
}

/** The number of unread messages, in front of the title of the browser's tab. */
export function setUnreadInTitle(count: number): void {
  unread = count;
  write();
}

/** Sets the title of the browser's tab. `PageHeader` calls it; screens without one call it themselves. */
export function usePageTitle(screen: string): void {
  useEffect(() => {
    title = screen;
    write();
  }, [screen]);
}
