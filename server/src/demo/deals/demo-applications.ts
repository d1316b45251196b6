import type { ClubRejectionReason } from '@trattativa/domain/market/candidate-rejection-reasons';
import { type CandidateStatus, candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import type { App } from '../../app.ts';
import { addCandidateNote, shortlistCandidate } from '../../market/applications/annotate-candidate.ts';
import { apply } from '../../market/applications/apply.ts';
import { updateCandidateStatus } from '../../market/applications/update-candidate-status.ts';
import { addDays } from '../../platform/clock.ts';
import { agentActor, clubActor, Past } from '../past.ts';
import type { DemoPeople } from '../people/demo-people.ts';
import { SeededRandom } from '../seeded-random.ts';
import { joinDemoClub, listDemoApplicants, listDemoClubRequests } from './demo-deals.repository.ts';

const seed = 20_260_922;

/** The last step of the club with an applicant. */
const fates = ['pending', 'active', 'signed', 'rejected', 'pending', 'noted', 'active'] as const;
const reasons: readonly ClubRejectionReason[] = ['roleFilled', 'level', 'money'];

/** Agents apply with players to the requests of club@demo.test, which has decided about some. */
export async function playDemoApplications(app: App, people: DemoPeople, today: Date): Promise<void> {
  const [club] = people.clubs;
  if (!club) return;
  const random = new SeededRandom(seed);
  const past = new Past(app, addDays(today, -5));
  const requests = await listDemoClubRequests(past.db, club.teamId, 2);
  for (const [index, { id: requestId, role }] of requests.entries()) {
    for (const [place, agent] of people.agents.slice(0, index === 0 ? 4 : 2).entries()) {
      for (const playerId of await listDemoApplicants(past.db, agent.agentId, role, 3)) {
        await past.wait(random.between(20, 200));
        const application = { requestId, playerId, source: 'profile', termsAccepted: true } as const;
        const { candidate } = await past.act(apply, agentActor(agent), application);
        if (candidate.status === candidateStatus.pending)
          await goThrough(past, random, club, candidate.id, fates[(place * 3 + playerId) % fates.length]);
      }
    }
  }
  await past.goTo(today);
}

async function goThrough(
  past: Past,
  random: SeededRandom,
  club: DemoPeople['clubs'][number],
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
    const { candidate } = await move(2, candidateStatus.signed);
    await joinDemoClub(past.db, { playerId: candidate.player.id, club, at: past.now });
  }
}
