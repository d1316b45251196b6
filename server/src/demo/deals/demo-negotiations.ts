import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { Level } from '@trattativa/domain/people/levels';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { getFeeSheet } from '../../deals/fee-sheet-calls/move-fee-sheet.ts';
import { createNegotiation } from '../../deals/negotiations/create-negotiation.ts';
import { openNegotiation } from '../../deals/negotiations/open-negotiation.ts';
import { confirmNegotiationSignature, signNegotiation } from '../../deals/negotiations/sign-negotiation.ts';
import { updateNegotiationStatus } from '../../deals/negotiations/update-negotiation-status.ts';
import { isLicensedOn } from '../../people/agents.ts';
import { isMinor } from '../../people/players/players.policy.ts';
import { findPlayer } from '../../people/players/players.repository.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import { joinNegotiationRoom } from '../../room/chat/join-deal-room.ts';
import { confirmDemoProposal, insertDemoMessage, markDemoRead } from '../demo.repository.ts';
import { agentActor, clubActor, type Past } from '../past.ts';
import { clubsWithinReach, type DemoPeople } from '../people/demo-people.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { agreeOnContract, timeOf } from './demo-contracts.ts';
import { joinDemoClub, listDemoAsks } from './demo-deals.repository.ts';
import { agreeInDemo } from './demo-fees.ts';
import { demoCommission, demoCost, isPayable } from './demo-pay.ts';
import { type DemoLine, demoTalk } from './demo-talks.ts';

/** The last step of a negotiation. */
type Fate = 'sent' | 'viewed' | 'talking' | 'trial' | 'signedByClub' | 'signed' | 'rejected' | 'withdrawn';

/** Negotiations that wait for a side began in the last days, so that none lapses during a demonstration. */
const fates: readonly [fate: Fate, daysAgo: readonly [number, number]][] = [
  ['signed', [18, 50]],
  ['rejected', [8, 40]],
  ['rejected', [8, 40]],
  ['withdrawn', [8, 30]],
  ['trial', [3, 6]],
  ['talking', [1, 5]],
  ['talking', [1, 5]],
  ['signedByClub', [2, 6]],
  ['viewed', [1, 6]],
  ['sent', [0.2, 3]],
];

/** The negotiations of player@demo.test: the agent proposed them to two clubs. */
const registeredPlayersFates: readonly [fate: Fate, daysAgo: number][] = [
  ['trial', 4.3],
  ['viewed', 2.2],
];

/** What the agents write with a proposal; the last only of a free agent. */
const comments = [
  'Profilo pronto per la categoria, con margini di crescita.',
  'Due anni da titolare, mai un infortunio serio. Vuole restare in categoria.',
  'Grande corsa e buona tecnica: all’occorrenza può fare più ruoli.',
  'Viene da una stagione di prestito e cerca continuità, anche in un progetto giovane.',
  'Capitano negli ultimi due campionati: porta carattere in un gruppo giovane.',
  'Si allena da solo da un mese ed è pronto: per lui conta giocare.',
];

interface Deal {
  agent: DemoPeople['agents'][number];
  club: DemoPeople['clubs'][number];
  playerId: number;
  fate: Fate;
  daysAgo: number;
  /** Neighbours have different words. */
  number: number;
}

/** Negotiations between the demo's agents and clubs, in every status, each with its conversation. */
export async function playDemoNegotiations(
  past: Past,
  random: SeededRandom,
  people: DemoPeople,
  today: Date,
): Promise<void> {
  const deals = plan(random, people, await listDemoAsks(past.db), timeOf(today).months)
    .map((deal) => ({ deal, begun: inWorkingHours(today, deal.daysAgo) }))
    .sort((a, b) => a.begun.getTime() - b.begun.getTime());
  for (const { deal, begun } of deals) {
    await past.goTo(begun);
    await playDeal(past, random, deal);
  }
  await past.goTo(today);
  await markDemoRead(past.db, addDays(today, -1.5));
}

/** The hours in which people of clubs and agents write, in UTC: half past seven to half past two. */
const workBegins = 7.5;
const workHours = 7;

/** About so many days before today, at an hour of work; never later than that. */
function inWorkingHours(today: Date, daysAgo: number): Date {
  const then = addDays(today, -daysAgo);
  const midnight = Date.UTC(then.getUTCFullYear(), then.getUTCMonth(), then.getUTCDate());
  const hour = workBegins + (daysAgo % 1) * workHours;
  const begun = new Date(midnight + hour * 3_600_000);
  return begun > then ? addDays(begun, -1) : begun;
}

/** agent@demo.test and club@demo.test have negotiations in every status; the other pairs fill the market. */
function plan(
  random: SeededRandom,
  people: DemoPeople,
  asks: ReadonlyMap<number, number>,
  monthsOffered: number,
): Deal[] {
  const deals: Deal[] = [];
  const [firstAgent] = people.agents;
  const [firstClub] = people.clubs;
  const left = new Map(
    people.agents.map((agent) => [agent, random.sample(agent.playerIds, agent.playerIds.length)]),
  );
  const add = (
    agent: DemoPeople['agents'][number] | undefined,
    club: DemoPeople['clubs'][number] | undefined,
    index: number,
    months = 12,
  ) => {
    const [fate, [from, to]] = fates[index % fates.length] as (typeof fates)[number];
    const playerId = agent && club && takePayable(left.get(agent) ?? [], { level: club.level, months }, asks);
    if (agent && club && playerId)
      deals.push({
        agent,
        club,
        playerId,
        fate,
        daysAgo: from + random.next() * (to - from),
        number: deals.length,
      });
  };
  // In these the club makes offers, for what is left of the season.
  for (let index = 0; index < fates.length; index += 1) add(firstAgent, firstClub, index, monthsOffered);
  // Every second club, so that some are of the amateur league.
  for (let index = 0; index < 11; index += 1) add(firstAgent, people.clubs[1 + index * 2], index + 3);
  for (let index = 0; index < 40; index += 1)
    add(random.pick(people.agents.slice(1)), random.pick(people.clubs), index);
  const within = clubsWithinReach(people);
  for (const [index, [fate, daysAgo]] of registeredPlayersFates.entries()) {
    const club = within[index];
    if (firstAgent && club)
      deals.push({
        agent: firstAgent,
        club,
        playerId: people.registeredPlayerId,
        fate,
        daysAgo,
        number: deals.length,
      });
  }
  return deals;
}

/** Takes the last of the players whose ask a club of the level would pay. */
function takePayable(
  playerIds: number[],
  { level, months }: { level: number; months: number },
  asks: ReadonlyMap<number, number>,
): number | undefined {
  const place = playerIds.findLastIndex((id) => isPayable(level, asks.get(id) ?? null, months));
  return place < 0 ? undefined : playerIds.splice(place, 1)[0];
}

async function playDeal(past: Past, random: SeededRandom, deal: Deal): Promise<void> {
  const { fate } = deal;
  const [agent, club] = [agentActor(deal.agent), clubActor(deal.club)];
  const player = await findPlayer(past.db, deal.playerId);
  if (!player?.on_market) return;
  const isFree = player.contractual_status === contractualStatus.free;
  const { requested_salary_cents: asked } = player;
  const price = random.chance(0.25) ? 0 : demoCost(past.settings.transactionCost, asked);
  const commissionAmount = demoCommission(asked, random.next());
  const today = dayOf(past.now);
  // Nobody takes a commission on a minor's deal, nor without a licence.
  const mayTakeCommission =
    !isMinor(player, today) && (await isLicensedOn(past.db, deal.agent.agentId, today));
  const { items, proposalId } = await past.act(createNegotiation, agent, {
    playerId: deal.playerId,
    level: deal.club.level as Level,
    teamIds: [deal.club.teamId],
    price,
    ...(mayTakeCommission && { commissionAmount }),
    immediateAvailability: player.immediate_availability ?? false,
    comments: commentFor(deal.number, isFree),
  });
  const negotiationId = items[0]?.id as number;
  await confirmDemoProposal(past.db, proposalId, past.now);
  await past.wait(random.between(5, 40));
  const isSigned = fate === 'signed';
  const ofDeal = { negotiationId, agent: deal.agent, player, isSigned };
  await agreeInDemo(past, ofDeal);
  if (fate === 'sent') return;

  const opened = await past.act(openNegotiation, club, { negotiationId });
  const move = { negotiationId, version: opened.version };
  const lines = linesOf(deal, player.name, isFree);
  // The person of the club who writes belongs to the conversation.
  if (lines.length > 0) await past.act(joinNegotiationRoom, club, { negotiationId });
  for (const line of lines) await speak(past, deal, negotiationId, line);
  if (fate === 'rejected') {
    await past.act(updateNegotiationStatus, club, {
      ...move,
      status: negotiationStatus.rejected,
      ...(deal.daysAgo > 20
        ? { reasonCode: 'roleFilled', reason: 'Ruolo già coperto con un altro acquisto.' }
        : { reasonCode: 'money' }),
    });
  } else if (fate === 'withdrawn') {
    await past.act(updateNegotiationStatus, agent, {
      ...move,
      status: negotiationStatus.rejected,
      reason: isFree ? 'Il calciatore ha scelto un’altra strada.' : 'Il calciatore resta nel club attuale.',
    });
  } else if (fate === 'trial') {
    await past.act(updateNegotiationStatus, club, {
      ...move,
      status: negotiationStatus.trial,
      ...(isMinor(player, today) && {
        parentsAgree: true,
        parentsContact: `Segreteria, ${deal.club.city}`,
      }),
    });
  } else if (fate === 'signedByClub' || fate === 'signed') {
    const pay = await agreeOnContract(past, random, { ...deal, player, of: { negotiationId } });
    // The accepted offer changes what the agent's percentage is of.
    await agreeInDemo(past, ofDeal);
    const sheetOf = async (actor: typeof club) =>
      (await past.act(getFeeSheet, actor, { negotiationId })).hash;
    const { negotiation } = await past.act(signNegotiation, club, {
      ...move,
      acceptedCost: price,
      feeSheetHash: await sheetOf(club),
    });
    await past.wait(random.between(60, 600));
    if (isSigned) {
      await past.act(confirmNegotiationSignature, agent, {
        negotiationId,
        version: negotiation.version,
        feeSheetHash: await sheetOf(agent),
      });
      await joinDemoClub(past.db, { playerId: deal.playerId, club: deal.club, pay, at: past.now });
    }
  }
  await past.settle();
}

function commentFor(number: number, isFree: boolean): string {
  const fitting = isFree ? comments : comments.slice(0, -1);
  return fitting[number % fitting.length] ?? '';
}

/** What was said until the last step. */
function linesOf({ agent, fate, number }: Deal, name: string, isFree: boolean): DemoLine[] {
  const talk = (kind: Parameters<typeof demoTalk>[0]) =>
    demoTalk(kind, { language: agent.language, number, name, isFree });
  if (fate === 'sent' || fate === 'viewed') return [];
  if (fate === 'signed' || fate === 'signedByClub') return [...talk('talking'), ...talk('signing')];
  return talk(fate);
}

async function speak(
  past: Past,
  deal: Deal,
  negotiationId: number,
  [from, minutes, content]: DemoLine,
): Promise<void> {
  await past.wait(minutes);
  const author = from === 'club' ? deal.club.accountId : deal.agent.accountId;
  await insertDemoMessage(past.db, { negotiationId, author, content, at: past.now });
}
