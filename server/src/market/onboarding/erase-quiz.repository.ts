import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

export async function eraseQuiz(tx: Transaction, accountId: number): Promise<void> {
  await sql`delete from quizzes where account_id = ${accountId}`.execute(tx);
}
