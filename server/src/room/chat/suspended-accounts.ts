/**
 * The accounts connected to this node that may read and not write: minors without a guardian's consent. A socket outlives
 * the moment in which that changes, so each node hears of it.
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
