import { useEffect } from 'react';

let title = '';
let unread = 0;

function write() {
  const words = title === '' ? 'Trattativa' : `${title} · Trattativa`;
  document.title = unread > 0 ? `(${unread}) ${words}` : words;
}

/** The number of unread messages, shown before the title of the browser's tab. */
export function setUnreadInTitle(count: number): void {
  unread = count;
  write();
}

/** Names the tab after the screen. `PageHeader` does it by itself; screens without one call it. */
export function usePageTitle(screen: string): void {
  useEffect(() => {
    title = screen;
    write();
  }, [screen]);
}
