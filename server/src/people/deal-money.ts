import type { Transaction } from '../platform/database/database.ts';
import { Port } from '../platform/port.ts';

/** The money of a deal whose registration staff correct. */
export interface DealMoney {
  /** Locks what `voidAll` changes of the person who pays; before the person is locked (docs/locking.md). */
  lock(tx: Transaction, negotiationId: number): Promise<void>;
  /**
   * Takes back what is not paid: the club's invoice by a credit note, the open instalments of the commission, the balance of the
   * representation. True: something was paid already and has to be paid back.
   */
  voidAll(
    tx: Transaction,
    negotiationId: number,
    why: { reason: string; actorId: number; at: Date },
  ): Promise<boolean>;
}

export const dealMoney = new Port<DealMoney>('money of a deal');
