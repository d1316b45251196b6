import type { matchingEndpoints } from '@trattativa/contract/market/matching/endpoints';
import type { PreviewInput, Suggestion } from '@trattativa/contract/market/matching/preview-endpoints';
import { criteria, criterionNames } from '@trattativa/domain/market/matching/criteria';
import type { MatchedRequest } from '@trattativa/domain/market/matching/matched';
import { relaxationsOf, relaxed } from '@trattativa/domain/market/relaxations';
import { seasonOf, seasonOfRequest } from '@trattativa/domain/people/season';
import { isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessRequestToManage } from '../requests/access-request.ts';
import { countPreviewed, type PreviewedRequest } from './match-preview.repository.ts';

/**
 * Counts who would fit a request that is still being written, and what relaxing one criterion a little would
 * add. Stores nothing. Throws `MANDATE_NEEDED` (an agent without a mandate of a club), `NOT_FOUND`,
 * `FORBIDDEN`.
 */
export async function previewCandidates(
  services: Services,
  call: CallOf<typeof matchingEndpoints.previewCandidates>,
): Promise<OutputOf<typeof matchingEndpoints.previewCandidates>> {
  const { actor, input } = call;
  if (!isStaff(actor) && actor.agentId !== null && actor.mandatedTeamIds.length === 0) {
    throw new AppError('MANDATE_NEEDED');
  }
  const today = dayOf(services.clock.now());
  const season =
    input.requestId == null
      ? seasonOfRequest(today)
      : (await accessRequestToManage(services.db, actor, input.requestId)).season;
  const request = requestOf(input, season);
  const steps = relaxationsOf(request);
  const { counts, gains } = await countPreviewed(
    services.db,
    previewed(request),
    steps.map((step) => previewed(relaxed(request, step))),
    seasonOf(today),
  );
  const suggestions = steps
    .map(({ field, value }, index) => ({ field, value, gain: gains[index] ?? 0 }))
    .filter(({ gain }) => gain > 0);
  return { counts, suggestions: withoutUselessSteps(suggestions).sort((a, b) => b.gain - a.gain) };
}

/** Omits the second year of an age limit when it adds nobody more than the first. */
function withoutUselessSteps(suggestions: readonly Suggestion[]): Suggestion[] {
  return suggestions.filter(
    ({ field, gain }, index) =>
      !(field === 'underAge' || field === 'overAge') ||
      !suggestions.slice(0, index).some((other) => other.field === field && other.gain === gain),
  );
}

function requestOf(input: PreviewInput, season: number): MatchedRequest {
  return {
    season,
    role: input.role,
    level: input.level,
    country: input.country,
    overAge: input.overAge ?? null,
    underAge: input.underAge ?? null,
    monthlyOffer: input.monthlyOffer ?? null,
    refundRange: input.refundRange ?? null,
    contractualStatus: input.contractualStatus ?? null,
    immediateAvailability: input.immediateAvailability ?? false,
    foot: input.foot ?? null,
    minHeightCm: input.minHeightCm ?? null,
    euPassport: input.euPassport ?? false,
    skills: [...new Set(input.skills ?? [])],
  };
}

function previewed(request: MatchedRequest): PreviewedRequest {
  return { ...request, stated: criterionNames.filter((name) => criteria[name].isStated(request)).length };
}
