import type { firstStepsEndpoints } from '@trattativa/contract/insight/first-steps/endpoints';
import { type FirstStep, stepsToShow } from '@trattativa/domain/insight/first-steps';
import { findCoachingStaff, missingCoachingFields } from '../../people/coaching-staff.ts';
import { findOwnRecord, missingFields } from '../../people/players.ts';
import type { Actor } from '../../platform/actor.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { readAgentFacts, readClubFacts, readCoachingFacts } from './first-steps.repository.ts';

/** The caller's first steps. Each is read from what is there, so that none can be ticked by hand or go stale. */
export async function getFirstSteps(
  services: Services,
  { actor }: CallOf<typeof firstStepsEndpoints.getFirstSteps>,
): Promise<OutputOf<typeof firstStepsEndpoints.getFirstSteps>> {
  return { steps: await stepsOf(services, actor), awaitsGuardian: actor.awaitsGuardian };
}

async function stepsOf(services: Services, actor: Actor): Promise<FirstStep[]> {
  const { db } = services;
  switch (actor.kind) {
    case 'player':
      return stepsToShow('player', await playerFacts(services, actor));
    case 'team':
      return actor.teamId === null ? [] : stepsToShow('team', await readClubFacts(db, actor.teamId));
    case 'agent':
    case 'premium':
      return actor.agentId === null ? [] : stepsToShow('agent', await readAgentFacts(db, actor.agentId));
    case 'coach':
    case 'scout':
      return stepsToShow(actor.kind, await coachingFacts(services, actor));
    default:
      return [];
  }
}

async function playerFacts({ db }: Services, { accountId }: Actor) {
  const own = await findOwnRecord(db, accountId);
  if (!own) return {};
  return {
    profile: missingFields(own).length === 0,
    media: [own.image_url, own.video_url, own.youtube_url].some(Boolean),
    market: own.on_market && own.immediate_availability !== null,
  };
}

async function coachingFacts({ db }: Services, { accountId, coachingStaffId }: Actor) {
  if (coachingStaffId === null) return {};
  const [staff, facts] = await Promise.all([
    findCoachingStaff(db, coachingStaffId),
    readCoachingFacts(db, coachingStaffId, accountId),
  ]);
  if (!staff) return facts;
  return {
    ...facts,
    profile: missingCoachingFields(staff).length === 0,
    picture: Boolean(staff.image_url),
  };
}
