type Numbered = { idx?: unknown } | null;

const numberOf = (state: Numbered) => (typeof state?.idx === 'number' ? state.idx : null);

/**
 * An address typed into the browser's bar makes an entry of the history that the router has not numbered; it could not
 * lead back from there when a form has unsaved changes, and says so in the console. Number such an entry before the
 * router hears of it. Call before the router is made; `follow` is to be called after each of the router's
 * own moves.
 */
export function numberTypedAddresses(): { follow: () => void } {
  let last = numberOf(history.state as Numbered) ?? 0;
  addEventListener(
    'popstate',
    () => {
      const state = history.state as Numbered;
      if (numberOf(state) === null) {
        const key = Math.random().toString(36).slice(2, 10);
        history.replaceState({ usr: null, ...state, key, idx: last + 1 }, '');
      }
      last = numberOf(history.state as Numbered) ?? last;
    },
    { capture: true },
  );
  return {
    follow() {
      last = numberOf(history.state as Numbered) ?? last;
    },
  };
}
