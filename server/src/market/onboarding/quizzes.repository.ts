import type { ClubAnswers, PlayerAnswers } from '@trattativa/contract/market/onboarding/quiz';
import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

export interface QuizRow {
  state: 'open' | 'done' | 'skipped';
  step: number;
  answers: PlayerAnswers | ClubAnswers;
}

export async function findQuiz(db: Queryable, accountId: number): Promise<QuizRow | null> {
  const found = await sql<QuizRow>`
    select state, step, answers from quizzes where account_id = ${accountId}`.execute(db);
  return found.rows[0] ?? null;
}

/** Offers the quiz to a new player or the owner of a new club, once; does nothing for any other account. */
export async function offerQuiz(db: Queryable, accountId: number, at: Date): Promise<void> {
  await sql`
    insert into quizzes (account_id, updated_at)
    select id, ${at}::timestamptz from accounts
    where id = ${accountId} and deleted_at is null and profile in (${sqlProfile.player}, ${sqlProfile.team}, ${sqlProfile.teamNotAccepted})
    on conflict do nothing`.execute(db);
}

/** Offers the quiz to the owner of a club that was claimed. */
export async function offerQuizToMembers(db: Queryable, teamId: number, at: Date): Promise<void> {
  await sql`
    insert into quizzes (account_id, updated_at)
    select account_id, ${at}::timestamptz from team_members where team_id = ${teamId} and is_owner
    on conflict do nothing`.execute(db);
}

export async function saveQuizRow(
  db: Queryable,
  accountId: number,
  quiz: { state: QuizRow['state']; step: number; answers: QuizRow['answers'] | null; at: Date },
): Promise<void> {
  const answers = quiz.answers === null ? null : JSON.stringify(quiz.answers);
  await sql`
    insert into quizzes (account_id, state, step, answers, updated_at)
    values (${accountId}, ${quiz.state}, ${quiz.step}, coalesce(${answers}::jsonb, '{}'), ${quiz.at})
    on conflict (account_id) do update
      set state = excluded.state, step = excluded.step, answers = coalesce(${answers}::jsonb, quizzes.answers),
          updated_at = excluded.updated_at`.execute(db);
}

export async function eraseQuiz(tx: Transaction, accountId: number): Promise<void> {
  await sql`delete from quizzes where account_id = ${accountId}`.execute(tx);
}
