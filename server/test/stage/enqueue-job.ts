import { PgBoss } from 'pg-boss';

/** Asks the workers on a database to run a job now, such as one that otherwise runs at night. */
export async function enqueueJob(databaseUrl: string, name: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  try {
    await boss.send(name, {});
  } finally {
    await boss.stop({ graceful: false, close: true });
  }
}
