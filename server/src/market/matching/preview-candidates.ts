import type { matchingEndpoints } from '@trattativa/contract/market/matching/endpoints';
import type { PreviewInput, Suggestion } from '@trattativa/contract/market/matching/preview-endpoints';
import {
  type CriterionName,
  criteria,
  criterionNames,
  termCriteria,
} from '@trattativa/domain/market/matching/criteria';
import type { MatchedRequest } from '@trattativa/domain/market/matching/matched';
import { relaxationsOf, relaxed } from '@trattativa/domain/market/relaxations';
import { mayStateFee } from '@trattativa/domain/market/request-limits';
import { seasonOfRequest } from '@trattativa/domain/people/season';
import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { countWithin } from '../../platform/counts/count-attempt.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessRequestToManage } from '../requests/access-request.ts';
import { listMatchingAgents } from './agents/matching-agents.repository.ts';
import { countPreviewed, type PreviewedRequest } from './match-preview.repository.ts';
import { findUsualPay } from './order/usual-pay.repository.ts';

/**
 * Counts who would fit a request that is still being written, and what relaxing one criterion a little would
 * add. Stores nothing. Throws `MANDATE_NEEDED` (an agent without a mandate of a club), `NOT_FOUND`,
 * `FORBIDDEN`, `RATE_LIMITED`.
 */
export async function previewCandidates(
  services: Services,
  call: CallOf<typeof matchingEndpoints.previewCandidates>,
): Promise<OutputOf<typeof matchingEndpoints.previewCandidates>> {
  const today = dayOf(services.clock.now());
  const request = await askedRequest(services, call.actor, call.input);
  const steps = relaxationsOf(request);
  const { counts, gains } = await countPreviewed(
    services.db,
    previewed(request),
    steps.map((step) => previewed(relaxed(request, step))),
    today,
  );
  const suggestions = steps
    .map(({ field, value }, index) => ({ field, value, gain: gains[index] ?? 0 }))
    .filter(({ gain }) => gain > 0);
  return { counts, suggestions: withoutUselessSteps(suggestions).sort((a, b) => b.gain - a.gain) };
}

/**
 * The agents to whom a request that is still being written could be sent: those of the players who match, or
 * if nobody does, those with players of the role. As many as a request may be sent to. Throws as
 * `previewCandidates`.
 */
export async function getMatchingAgents(
  services: Services,
  { actor, input }: CallOf<typeof matchingEndpoints.getMatchingAgents>,
): Promise<OutputOf<typeof matchingEndpoints.getMatchingAgents>> {
  const today = dayOf(services.clock.now());
  const found = await listMatchingAgents(services.db, {
    request: previewed(await askedRequest(services, actor, input)),
    today,
    adultBornUntil: yearsBefore(today, ageOfMajority),
    exceptAgentId: actor.agentId,
    limit: services.settings.current.recipients.agents,
  });
  const matching = found.filter(({ exact, potential }) => exact + potential > 0);
  return {
    items: (matching.length > 0 ? matching : found).map(({ image_url, of_role, ...agent }) => ({
      ...agent,
      imageUrl: image_url,
      players: of_role,
    })),
  };
}

/**
 * The request that the criteria describe, in its season. Throws `MANDATE_NEEDED`, `RATE_LIMITED`, and `NOT_FOUND` or `FORBIDDEN` for
 * a stored request that the actor does not manage.
 */
async function askedRequest(services: Services, actor: Actor, input: PreviewInput): Promise<MatchedRequest> {
  if (!isStaff(actor) && actor.agentId !== null && actor.mandatedTeamIds.length === 0) {
    throw new AppError('MANDATE_NEEDED');
  }
  await countPreview(services, actor);
  const { season } =
    input.requestId == null
      ? { season: seasonOfRequest(dayOf(services.clock.now())) }
      : await accessRequestToManage(services.db, actor, input.requestId);
  const statesPay = input.monthlyOffer != null || input.refundRange != null;
  return requestOf(input, season, statesPay ? null : await findUsualPay(services.db, input));
}

/** Previews are counted for the whole club: another member begins no new count. Staff read every player's pay anyway. */
async function countPreview(services: Services, actor: Actor): Promise<void> {
  if (isStaff(actor)) return;
  const who = actor.teamId === null ? `agent ${actor.agentId}` : `club ${actor.teamId}`;
  await countWithin(services, `previews of requests ${who}`, {
    max: services.config.maxPreviewsPerHour,
    seconds: 3600,
  });
}

/** Omits the second year of an age limit when it adds nobody more than the first. */
function withoutUselessSteps(suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions.filter(
    ({ field, gain }, index) =>
      !(field === 'underAge' || field === 'overAge') ||
      !suggestions.slice(0, index).some((other) => other.field === field && other.gain === gain),
  );
}

function requestOf(input: PreviewInput, season: number, usualPay: number | null): MatchedRequest {
  const moves = [...new Set(input.moves ?? [])];
  return {
    season,
    role: input.role,
    level: input.level,
    country: input.country,
    overAge: input.overAge ?? null,
    underAge: input.underAge ?? null,
    monthlyOffer: input.monthlyOffer ?? null,
    refundRange: input.refundRange ?? null,
    usualPay,
    contractualStatus: input.contractualStatus ?? null,
    immediateAvailability: input.immediateAvailability ?? false,
    foot: input.foot ?? null,
    minHeightCm: input.minHeightCm ?? null,
    euPassport: input.euPassport ?? false,
    skills: [...new Set(input.skills ?? [])],
    secondRoleAccepted: input.secondRoleAccepted ?? true,
    moves,
    // A half-written form may keep a fee beside a free move or a loan, which need none.
    feeBudget: mayStateFee(moves) ? (input.feeBudget ?? null) : null,
    bornFrom: input.bornFrom ?? null,
    bornTo: input.bornTo ?? null,
    nationalities: [...new Set(input.nationalities ?? [])],
    nonEuPlace: input.nonEuPlace ?? null,
    minMinutes: input.minMinutes ?? null,
  };
}

function previewed(request: MatchedRequest): PreviewedRequest {
  const isStated = (name: CriterionName) => criteria[name].isStated(request);
  return {
    ...request,
    stated: criterionNames.filter(isStated).length,
    asksTerms: termCriteria.some(isStated),
  };
}
