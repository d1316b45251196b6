import type { ClubRejectionReason } from '@trattativa/domain/market/candidate-rejection-reasons';
import { type CandidateStatus, candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import type { App } from '../../app.ts';
import { addCandidateNote, shortlistCandidate } from '../../market/applications/annotate-candidate.ts';
import { apply } from '../../market/applications/apply.ts';
import { updateCandidateStatus } from '../../market/applications/update-candidate-status.ts';
import { findPlayer } from '../../people/players/players.repository.ts';
import { addDays } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import { agentActor, clubActor, Past } from '../past.ts';
import type { DemoPeople } from '../people/demo-people.ts';
import { SeededRandom } from '../seeded-random.ts';
import { agreeOnContract } from './demo-contracts.ts';
import {
  findDemoApplicant,
  joinDemoClub,
  listDemoApplicants,
  listDemoClubRequests,
} from './demo-deals.repository.ts';
import { payRange } from './demo-pay.ts';

const seed = 20_260_922;

/** The last step of the club with an applicant, in turn, so that every column of its board has somebody. */
const fates = ['pending', 'active', 'signed', 'rejected', 'pending', 'noted', 'active'] as const;
const reasons: readonly ClubRejectionReason[] = ['roleFilled', 'level', 'money'];

/** Agents apply with players to the requests of club@demo.test, which has decided about some. */
export async function playDemoApplications(app: App, people: DemoPeople, today: Date): Promise<void> {
  const [club] = people.clubs;
  // premium@demo.test has a mandate of club@demo.test.
  const [, , mandated] = people.agents;
  if (!club) return;
  const random = new SeededRandom(seed);
  const past = new Past(app, addDays(today, -5));
  const requests = await listDemoClubRequests(past.db, club.teamId, 2);
  const { from: payFrom, to: payTo } = payRange(club.level);
  let decided = 0;
  for (const [index, { id: requestId, role }] of requests.entries()) {
    for (const agent of people.agents.slice(0, index === 0 ? 4 : 2)) {
      for (const playerId of await listDemoApplicants(past.db, agent.agentId, { role, payFrom, payTo }, 3)) {
        await past.wait(random.between(20, 200));
        const application = { requestId, playerId, source: 'profile', termsAccepted: true } as const;
        const { candidate } = await past.act(apply, agentActor(agent), application);
        if (candidate.status !== candidateStatus.pending) continue;
        const fate = fates[decided % fates.length];
        // The players of an agent with the club's mandate sign in a negotiation: the next applicant signs here.
        const waits = fate === 'signed' && agent === mandated;
        await goThrough(past, random, { club, agent }, candidate.id, waits ? 'active' : fate);
        if (!waits) decided += 1;
      }
    }
  }
  await past.goTo(today);
}

async function goThrough(
  past: Past,
  random: SeededRandom,
  { club, agent }: { club: DemoPeople['clubs'][number]; agent: DemoPeople['agents'][number] },
  candidateId: number,
  fate: (typeof fates)[number] | undefined,
): Promise<void> {
  const actor = clubActor(club);
  const move = (version: number, status: CandidateStatus, reason: ClubRejectionReason | null = null) =>
    past.act(updateCandidateStatus, actor, { candidateId, version, status, reason });
  if (fate === 'noted') {
    await past.act(shortlistCandidate, actor, { candidateId, shortlisted: true });
    const text = 'Visto domenica: bene nell’uno contro uno, da rivedere di testa.';
    await past.act(addCandidateNote, actor, { candidateId, text });
  }
  if (fate === 'rejected') await move(1, candidateStatus.rejected, random.pick(reasons));
  if (fate === 'active' || fate === 'signed') await move(1, candidateStatus.active);
  if (fate === 'signed') {
    const playerId = await findDemoApplicant(past.db, candidateId);
    const player = assertFound(await findPlayer(past.db, playerId));
    const pay = await agreeOnContract(past, random, { agent, club, player, of: { candidateId } });
    await move(2, candidateStatus.signed);
    await joinDemoClub(past.db, { playerId, club, pay, at: past.now });
  }
}
