import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../platform/database/database.ts';
import { findLatestCheck } from './ledger.repository.ts';

/** Figures of the latest daily check of the journal; absent before the first. */
export function measureJournal(registry: Registry, db: Database): void {
  const add = (name: string, help: string, value: (check: NonNullable<Check>) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // A database that does not answer is told by /readyz.
        const check = await findLatestCheck(db).catch(() => null);
        this.reset();
        if (check) this.set(value(check));
      },
    });
  add('trattativa_journal_movements', 'Movements in the journal', (check) => check.movements);
  add(
    'trattativa_journal_unbalanced',
    'Movements of the journal that do not sum to zero',
    (check) => check.unbalanced,
  );
  add(
    'trattativa_journal_unposted',
    'Payments, refunds and invoices without their movement',
    (check) => check.unposted,
  );
  add(
    'trattativa_journal_checked_seconds',
    'When the journal was last checked, in seconds since 1970',
    (check) => check.at.getTime() / 1000,
  );
}

type Check = Awaited<ReturnType<typeof findLatestCheck>>;
