import type { onboardingEndpoints } from '@trattativa/contract/market/onboarding/endpoints';
import type { ClubAnswers, PlayerAnswers } from '@trattativa/contract/market/onboarding/quiz';
import { type PlayerInput, playerInput } from '@trattativa/contract/people/players/player';
import { type Team, type TeamInput, teamInput } from '@trattativa/contract/people/teams/team';
import { translate } from '@trattativa/texts/translate';
import { findAccount } from '../../identity/accounts.ts';
import { updatePlayerSkills } from '../../people/player-skills.ts';
import { getPlayerInfo, savePlayerInfo } from '../../people/players.ts';
import { getTeamData, saveTeamInfo } from '../../people/teams.ts';
import { AppError } from '../../platform/app-error.ts';
import { Call, type CallOf, type OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { saveQuizDraft } from '../requests/save-draft.ts';
import { ownAnswers } from './quiz.ts';
import { saveQuizRow } from './quizzes.repository.ts';

/**
 * Writes the answers into the profile with the use cases of the forms, then closes the quiz; unanswered
 * fields stay as they are. A club's need becomes the draft of a request. Safe to repeat. Throws
 * `SUBJECT_MISMATCH`, `CHANGED_MEANWHILE`, `TOO_MANY_DRAFTS`.
 */
export async function finishQuiz(
  services: Services,
  call: CallOf<typeof onboardingEndpoints.finishQuiz>,
): Promise<OutputOf<typeof onboardingEndpoints.finishQuiz>> {
  const { actor, input } = call;
  const answers = ownAnswers(actor, input);
  let draftId: number | null = null;
  if (actor.kind === 'player') await fillProfile(services, call, answers as PlayerAnswers);
  else draftId = await fillClub(services, call, answers as ClubAnswers);
  const at = services.clock.now();
  // The answers are in the player's profile now: stored here, they would overwrite later changes when the
  // quiz is opened again.
  const stored = actor.kind === 'player' ? {} : answers;
  await saveQuizRow(services.db, actor.accountId, { state: 'done', step: 0, answers: stored, at });
  return { message: translate(call.language, 'feedback:dataSaved'), draftId };
}

function sameCaller<Input>(call: Call<unknown>, input: Input): Call<Input> {
  return new Call(input, call);
}

/** The answered fields; an empty list is no answer. */
function given<Record extends object>(answers: Record): Partial<Record> {
  const entries = Object.entries(answers).filter(
    ([, value]) => value != null && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as Partial<Record>;
}

async function fillProfile(services: Services, call: Call<unknown>, answers: PlayerAnswers): Promise<void> {
  const { skills, ...fields } = given(answers);
  const input = { ...(await readProfile(services, call)), ...fields };
  // Salary and refund range exclude each other: a new answer replaces the other kind.
  if (fields.requestedSalary != null) input.refundRange = null;
  if (fields.refundRange != null) input.requestedSalary = null;
  if (input.secondaryRole === input.principalRole) input.secondaryRole = null;
  const { player } = await savePlayerInfo(services, sameCaller(call, { player: input }));
  if (skills) await updatePlayerSkills(services, sameCaller(call, { playerId: player.id, skills }));
}

/** The caller's record as unchanged input; a new one for a player without a record. */
async function readProfile(services: Services, call: Call<unknown>): Promise<PlayerInput> {
  const { playerId, accountId } = call.actor;
  if (playerId === null) {
    const account = await findAccount(services.db, accountId);
    if (!account) throw new AppError('UNAUTHENTICATED');
    return { name: account.name, surname: account.surname || account.name, bornDate: account.born_date };
  }
  const player = await getPlayerInfo(services, sameCaller(call, { playerId }));
  return pick(player, Object.keys(playerInput.shape)) as PlayerInput;
}

async function fillClub(services: Services, call: Call<unknown>, answers: ClubAnswers): Promise<number> {
  const { teamId } = call.actor;
  if (teamId === null) throw new AppError('SUBJECT_MISMATCH');
  const team: Team = await getTeamData(services, sameCaller(call, { teamId }));
  const { level, reports, region, firstTeam, euPassport, overAge, underAge, minHeightCm } = given(answers);
  const present = team.scouting;
  const scouting = {
    firstTeam: firstTeam ?? present?.firstTeam ?? false,
    reports: reports ?? present?.reports ?? [],
    region: region ?? present?.region ?? null,
    playerFromLevel: level ?? present?.playerFromLevel ?? null,
    euPassport: euPassport ?? present?.euPassport ?? false,
    overAge: overAge ?? present?.overAge ?? null,
    underAge: underAge ?? present?.underAge ?? null,
    minHeightCm: minHeightCm ?? present?.minHeightCm ?? null,
  };
  const unchanged = pick(team, Object.keys(teamInput.shape));
  delete unchanged.contacts;
  delete unchanged.orgChart;
  await saveTeamInfo(services, sameCaller(call, { team: { ...unchanged, scouting } as TeamInput }));
  return saveQuizDraft(services, call.actor, {
    level: team.level as ClubAnswers['level'],
    city: team.city,
    country: team.country,
    ...pick(given(answers), neededAnswers),
  });
}

/** The answers about the player whom the club needs; a request has fields of the same names. */
const neededAnswers = [
  'role',
  'level',
  'overAge',
  'underAge',
  'monthlyOffer',
  'refundRange',
  'euPassport',
  'minHeightCm',
] as const;

function pick(from: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}
