import type { onboardingEndpoints } from '@trattativa/contract/market/onboarding/endpoints';
import type { ClubAnswers, PlayerAnswers } from '@trattativa/contract/market/onboarding/quiz';
import { translate } from '@trattativa/texts/translate';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Call, CallOf, OutputOf } from '../../platform/http/call.ts';
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

/** The state and answers of the quiz. */
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

/**
 * The answers for the caller's kind. Throws `SUBJECT_MISMATCH` for staff, and for answers of the other kind.
 */
export function ownAnswers(actor: Actor, { player, club }: Answers): QuizRow['answers'] {
  const kind = kindOf(actor);
  if (kind === null || (kind === 'player' ? club : player) !== undefined) {
    throw new AppError('SUBJECT_MISMATCH');
  }
  return player ?? club ?? {};
}

/** Saves the answers so far and the current question. */
export async function saveQuiz(
  services: Services,
  call: CallOf<typeof onboardingEndpoints.saveQuiz>,
): Promise<OutputOf<typeof onboardingEndpoints.saveQuiz>> {
  const answers = ownAnswers(call.actor, call.input);
  const at = services.clock.now();
  await saveQuizRow(services.db, call.actor.accountId, { state: 'open', step: call.input.step, answers, at });
  return { message: translate(call.language, 'feedback:dataSaved') };
}

/** Skips the quiz: it is no longer offered, and its answers are kept in case it is opened again. */
export async function skipQuiz(services: Services, call: Call<unknown>): Promise<{ message: string }> {
  ownAnswers(call.actor, {});
  const at = services.clock.now();
  await saveQuizRow(services.db, call.actor.accountId, { state: 'skipped', step: 0, answers: null, at });
  return { message: translate(call.language, 'feedback:dataSaved') };
}
