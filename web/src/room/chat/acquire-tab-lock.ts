/** A tab that the browser put to sleep keeps its turn: after this long the next one goes ahead without. */
const patienceMs = 15_000;

/**
 * Waits until no other tab of this browser has the turn of this name; answers what gives it back. Rejects when `signal`
 * is aborted. Where there are no locks (plain http on another host) every tab has its turn at once: what they share must
 * bear that.
 */
export function acquireTabLock(name: string, signal: AbortSignal): Promise<() => void> {
  // Browsers offer locks on https and on this machine only.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(() => {}), patienceMs);
    locks
      .request(name, { signal }, () => {
        clearTimeout(timer);
        return new Promise<void>((giveBack) => resolve(giveBack));
      })
      .catch((error: unknown) => {
        clearTimeout(timer);
        reject(error);
      });
  });
}
