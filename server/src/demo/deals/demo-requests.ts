import type { RequestInput } from '@trattativa/contract/market/requests/request';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { playerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { seasonOfRequest } from '@trattativa/domain/people/season';
import type { App } from '../../app.ts';
import { saveDraft } from '../../market/requests/save-draft.ts';
import { saveRequest } from '../../market/requests/save-request.ts';
import { updateRequestStatus } from '../../market/requests/update-request-status.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import { clubActor, Past } from '../past.ts';
import type { DemoPeople } from '../people/demo-people.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { usualMonthlyPay } from './demo-pay.ts';

const projects = [
  'Vogliamo ringiovanire la rosa e puntare ai play-off in due stagioni.',
  'Cerchiamo esperienza per guidare un gruppo giovane verso la salvezza.',
  'Progetto triennale con un nuovo centro sportivo e un settore giovanile in crescita.',
  'Campionato di vertice: serve chi è pronto da subito.',
];
const materials = [
  'Video delle ultime partite e curriculum sportivo.',
  'Due partite intere, non solo i momenti migliori.',
  'Highlights della stagione e minuti giocati.',
  'Video recente e certificato medico in corso di validità.',
];
/** A player of the quota is this old at most in the season's first year. */
const youngAge = 20;
/** Every role; midfielders and centre forwards are sought twice as often. */
const roleNeeds = [
  ...playerRoles,
  playerRole.defensiveMidfielder,
  playerRole.attackingMidfielder,
  playerRole.centreForward,
];

interface PlannedRequest {
  club: DemoPeople['clubs'][number];
  daysAgo: number;
  input: RequestInput;
  closed: boolean;
}

/** The clubs' requests of the last weeks, oldest first; some have been closed since. */
export async function publishDemoRequests(
  past: Past,
  random: SeededRandom,
  people: DemoPeople,
  today: Date,
): Promise<void> {
  const planned = people.clubs
    .flatMap((club, index) => planOf(random, people, club, index === 0 ? 4 : random.between(1, 3), today))
    .sort((a, b) => b.daysAgo - a.daysAgo);
  for (const { club, daysAgo, input, closed } of planned) {
    await past.goTo(addDays(today, -daysAgo));
    const actor = clubActor(club);
    const { request } = await past.act(saveRequest, actor, { request: { ...input, teamId: club.teamId } });
    if (!closed) continue;
    await past.wait(60 * 30);
    await past.act(updateRequestStatus, actor, {
      requestId: request.id,
      version: request.version,
      status: requestStatus.closed,
    });
  }
}

/**
 * What a club says beside its criteria: a loan until the season's end; a free player with a place to live, for whom no non-EU place is
 * needed; or a young player for the quota who has played.
 */
function termsOf(index: number, today: Date, isFree: boolean): Partial<PlannedRequest['input']> {
  const answerBy = dayOf(addDays(today, 25));
  if (index % 3 === 0)
    return {
      moves: isFree ? ['free'] : ['free', 'loan'],
      playersSought: 1,
      answerBy,
      board: true,
      lodging: true,
    };
  if (index % 3 === 1) return { moves: ['free'], lodging: true, nonEuPlace: false };
  const bornFrom = seasonOfRequest(dayOf(today)) - youngAge;
  return {
    bornFrom,
    quota: 'under',
    minMinutes: 450,
    contractualStatus: null,
    moves: ['loan', 'permanent'],
    feeBudget: 20_000,
  };
}

function planOf(
  random: SeededRandom,
  people: DemoPeople,
  club: DemoPeople['clubs'][number],
  count: number,
  today: Date,
): PlannedRequest[] {
  return random.sample(roleNeeds, count).map((role, index) => {
    const offer = Math.round((usualMonthlyPay(club.level) * (0.8 + random.next() * 0.6)) / 50) * 50;
    const agents = [people.agents[0], ...random.sample(people.agents.slice(1), 3)];
    const daysAgo = random.between(2, 55);
    const closed = index > 0 && random.chance(0.15);
    const criteria = {
      role,
      level: club.level as 2 | 3,
      city: club.city,
      requestedMaterial: random.pick(materials),
      country: 'IT' as const,
      ...(random.chance(0.7) ? { underAge: random.between(21, 30) } : {}),
      ...(random.chance(0.3) ? { overAge: 18 } : {}),
      ...(random.chance(0.8) ? { monthlyOffer: offer } : {}),
      ...(random.chance(0.3) ? { contractualStatus: contractualStatus.free } : {}),
      ...(random.chance(0.2) ? { foot: random.pick([foot.right, foot.left]) } : {}),
      ...(role === playerRole.goalkeeper ||
      role === playerRole.centralDefenderRight ||
      role === playerRole.centreForward
        ? { minHeightCm: random.between(182, 186) }
        : {}),
      ...(random.chance(0.25) ? { immediateAvailability: true } : {}),
      ...(random.chance(0.2) ? { euPassport: true } : {}),
    };
    const input = {
      ...criteria,
      ...termsOf(index, today, criteria.contractualStatus !== undefined),
      project: random.pick(projects),
      agentIds: agents.flatMap((agent) => (agent ? [agent.agentId] : [])),
    };
    return { club, daysAgo, closed, input };
  });
}

/** Unpublished drafts of two clubs. */
export async function beginDemoDrafts(app: App, people: DemoPeople, today: Date): Promise<void> {
  const past = new Past(app, addDays(today, -3));
  const [first, second] = people.clubs;
  if (!first || !second) return;
  await past.act(saveDraft, clubActor(first), {
    draft: {
      role: playerRole.leftBack,
      level: first.level as 2 | 3,
      city: first.city,
      country: 'IT',
      underAge: 24,
      monthlyOffer: usualMonthlyPay(first.level),
      project: 'Cerchiamo un terzino sinistro che spinga per novanta minuti.',
    },
  });
  await past.wait(60 * 20);
  await past.act(saveDraft, clubActor(second), { draft: { role: playerRole.goalkeeper, overAge: 28 } });
}
