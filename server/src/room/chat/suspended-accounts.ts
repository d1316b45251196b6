/**
 * Accounts connected to this node that may read but not write: minors without a guardian's consent. Sockets
 * outlive a change of that state, so each node is notified.
 */
export class SuspendedAccounts {
  readonly #accounts = new Set<number>();

  has(accountId: number): boolean {
    return this.#accounts.has(accountId);
  }

  note(accountId: number, suspended: boolean): void {
    if (suspended) this.#accounts.add(accountId);
    else this.#accounts.delete(accountId);
  }
}
