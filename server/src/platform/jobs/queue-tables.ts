import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';

const plans = () => getConstructionPlans('pgboss');

/** The version of the tables that the installed queue makes. */
export function queueVersion(): number {
  return Number(/pgboss\.version\s*\(version\) VALUES \('(\d+)'\)/.exec(plans())?.[1]);
}

/** Makes the tables of the queue as its first start does. */
export async function createQueueTables(client: pg.Client): Promise<void> {
  await client.query(plans());
}
