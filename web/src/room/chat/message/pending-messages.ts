import { observable, useObservable } from '../../../platform/observable.ts';
import { setUnreadInTitle } from '../../../ui/page/page-title.ts';
import { nonePending, type PendingCount, seen, shownCount } from './pending-count.ts';

let count = nonePending;
const shown = observable(0);

/** The number on the chat icon and in the tab title (spec §2). */
export const pendingMessages = {
  change(apply: (before: PendingCount) => PendingCount): void {
    count = apply(count);
    shown.set(shownCount(count));
    setUnreadInTitle(shown.get());
  },
  /** The room was opened: hides the badge until the next new message or poll. */
  reset(): void {
    pendingMessages.change(seen);
  },
  clear(): void {
    pendingMessages.change(() => nonePending);
  },
};

export function usePendingMessages(): number {
  return useObservable(shown);
}
