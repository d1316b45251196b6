import type { onboardingEndpoints } from '@trattativa/contract/market/onboarding/endpoints';
import type { ClubAnswers, PlayerAnswers } from '@trattativa/contract/market/onboarding/quiz';
import { translate } from '@trattativa/texts/translate';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { findQuiz, type QuizRow, saveQuizRow } from './quizzes.repository.ts';

export interface Answers {
  player?: PlayerAnswers;
  club?: ClubAnswers;
}

function kindOf(actor: Actor): 'player' | 'club' | null {
  if (actor.kind === 'player') return 'player';
  return actor.kind === 'team' ? 'club' : null;
}

/** The quiz as far as it has come. */
export async function getQuiz(services: Services, call: Call<unknown>) {
  const kind = kindOf(call.actor);
  const row = kind === null ? null : await findQuiz(services.db, call.actor.accountId);
  return {
    kind,
    state: row?.state ?? ('none' as const),
    step: row?.step ?? 0,
    player: kind === 'player' ? ((row?.answers ?? {}) as PlayerAnswers) : null,
    club: kind === 'club' ? ((row?.answers ?? {}) as ClubAnswers) : null,
  };
}

/** The answers of the caller's own kind. Throws `SUBJECT_MISMATCH` for staff, and for answers of the other kind. */
export function ownAnswers(actor: Actor, { player, club }: Answers): QuizRow['answers'] {
  const kind = kindOf(actor);
  if (kind === null || (kind === 'player' ? club : player) !== undefined) {
    throw new AppError('SUBJECT_MISMATCH');
  }
  return player ?? club ?? {};
}

/** Keeps the answers so far and the question on screen. */
export async function saveQuiz(
  services: Services,
  call: CallOf<typeof onboardingEndpoints.saveQuiz>,
): Promise<{ message: string }> {
  const answers = ownAnswers(call.actor, call.input);
  const at = services.clock.now();
  await saveQuizRow(services.db, call.actor.accountId, { state: 'open', step: call.input.step, answers, at });
  return { message: translate(call.language, 'feedback:dataSaved') };
}

/** Is not offered any more. What was answered stays, for who opens it again. */
export async function skipQuiz(services: Services, call: Call<unknown>): Promise<{ message: string }> {
  ownAnswers(call.actor, {});
  const at = services.clock.now();
  await saveQuizRow(services.db, call.actor.accountId, { state: 'skipped', step: 0, answers: null, at });
  return { message: translate(call.language, 'feedback:dataSaved') };
}
