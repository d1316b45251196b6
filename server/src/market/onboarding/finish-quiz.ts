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
import { Call, type CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { saveQuizDraft } from '../requests/save-draft.ts';
import { ownAnswers } from './quiz.ts';
import { saveQuizRow } from './quizzes.repository.ts';

/**
 * Writes the answers into the profile by the same use cases as the forms, then closes the quiz; what was not answered
 * stays as it is. A club's need becomes the draft of a request. Safe to repeat. Throws `SUBJECT_MISMATCH`,
 * `CHANGED_MEANWHILE`, `TOO_MANY_DRAFTS`.
 */
export async function finishQuiz(
  services: Services,
  call: CallOf<typeof onboardingEndpoints.finishQuiz>,
): Promise<{ message: string; draftId: number | null }> {
  const { actor, input } = call;
  const answers = ownAnswers(actor, input);
  let draftId: number | null = null;
  if (actor.kind === 'player') await fillProfile(services, call, answers as PlayerAnswers);
  else draftId = await fillClub(services, call, answers as ClubAnswers);
  const at = services.clock.now();
  // A player's profile has them now. Kept here they would write over what is changed there, when the quiz is opened again.
  const kept = actor.kind === 'player' ? {} : answers;
  await saveQuizRow(services.db, actor.accountId, { state: 'done', step: 0, answers: kept, at });
  return { message: translate(call.language, 'feedback:dataSaved'), draftId };
}

function sameCaller<Input>(call: Call<unknown>, input: Input): Call<Input> {
  return new Call(input, call);
}

/** What was answered; an empty list is no answer. */
function given<Record extends object>(answers: Record): Partial<Record> {
  const entries = Object.entries(answers).filter(
    ([, value]) => value != null && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries) as Partial<Record>;
}

async function fillProfile(services: Services, call: Call<unknown>, answers: PlayerAnswers): Promise<void> {
  const { skills, ...fields } = given(answers);
  const input = { ...(await presentProfile(services, call)), ...fields };
  // One or the other is asked: a new answer takes the place of the other kind.
  if (fields.requestedSalary != null) input.refundRange = null;
  if (fields.refundRange != null) input.requestedSalary = null;
  if (input.secondaryRole === input.principalRole) input.secondaryRole = null;
  const { player } = await savePlayerInfo(services, sameCaller(call, { player: input }));
  if (skills) await updatePlayerSkills(services, sameCaller(call, { playerId: player.id, skills }));
}

/** The caller's record as one would send it back unchanged; a new one when there is none (any more). */
async function presentProfile(services: Services, call: Call<unknown>): Promise<PlayerInput> {
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

/** The answers that say whom the club needs; a request has fields of the same names. */
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
