import type { Api } from '@trattativa/contract/api';
import type { Level } from '@trattativa/domain/people/levels';
import { seasonOf } from '@trattativa/domain/people/season';
import type { App } from '../../app.ts';
import { getClosing, markDealDocument } from '../../deals/closing/mark-document.ts';
import { createNegotiation } from '../../deals/negotiations/create-negotiation.ts';
import { openNegotiation } from '../../deals/negotiations/open-negotiation.ts';
import { proposeTransfer } from '../../deals/transfers/propose-transfer.ts';
import { reviseTransfer } from '../../deals/transfers/revise-transfer.ts';
import { signTransfer } from '../../deals/transfers/sign-transfer.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import { confirmDemoProposal } from '../demo.repository.ts';
import { agentActor, clubActor, Past } from '../past.ts';
import type { DemoPeople } from '../people/demo-people.ts';
import { type DemoBoundPlayer, listDemoBoundPlayers } from './demo-moves.repository.ts';
import { demoCost, isPayable } from './demo-pay.ts';
import { openDemoWindow } from './demo-window.ts';

type Terms = Omit<Api['Transfer/ReviseTransfer']['input'], 'transferId' | 'version'>;

/**
 * Moves of players under contract, agreed between two clubs: a permanent one that club@demo.test proposes and the other
 * club has countered, and a loan with an option that both have signed, whose documents come in.
 */
export async function playDemoMoves(app: App, people: DemoPeople, today: Date): Promise<void> {
  const past = new Past(app, addDays(today, -4));
  const [engaging, next] = people.clubs;
  if (!engaging || !next) return;
  await openDemoWindow(past, engaging, today);
  const others = people.clubs.slice(1).map(({ teamId }) => teamId);
  const bound = await listDemoBoundPlayers(past.db, {
    teamIds: [...others, engaging.teamId],
    agentIds: people.agents.map(({ agentId }) => agentId),
    bornUntil: dayOf(addDays(today, -19 * 366)),
  });
  const first = bound.find(({ asked }) => isPayable(engaging.level, asked));
  // Clubs lend the young.
  const rest = bound.filter(
    ({ playerId, teamId, asked }) =>
      playerId !== first?.playerId && teamId !== next.teamId && isPayable(next.level, asked),
  );
  const second = rest.find(({ openToLoan }) => openToLoan) ?? rest[0];
  if (first) await counterPermanent(past, people, engaging, first);
  if (second) await signLoan(past, people, next, second);
  await past.settle();
}

/** The agent proposes the player, and the club opens the proposal. */
async function talkAbout(
  past: Past,
  people: DemoPeople,
  club: DemoPeople['clubs'][number],
  { playerId, agentId, asked }: DemoBoundPlayer,
): Promise<number> {
  const agent = people.agents.find((one) => one.agentId === agentId);
  if (!agent) throw new Error(`the demo has no agent ${agentId}`);
  const { items, proposalId } = await past.act(createNegotiation, agentActor(agent), {
    playerId,
    level: club.level as Level,
    teamIds: [club.teamId],
    price: demoCost(past.settings.transactionCost, asked && asked * 100),
    immediateAvailability: false,
    comments: 'Ha un contratto: i due club si parlano qui.',
  });
  const negotiationId = items[0]?.id as number;
  await confirmDemoProposal(past.db, proposalId, past.now);
  await past.wait(180);
  await past.act(openNegotiation, clubActor(club), { negotiationId });
  await past.wait(90);
  return negotiationId;
}

function releasingClub(people: DemoPeople, { teamId }: DemoBoundPlayer) {
  const club = people.clubs.find((one) => one.teamId === teamId);
  if (!club) throw new Error(`the demo has no club ${teamId}`);
  return clubActor(club);
}

async function counterPermanent(
  past: Past,
  people: DemoPeople,
  club: DemoPeople['clubs'][number],
  player: DemoBoundPlayer,
): Promise<void> {
  const negotiationId = await talkAbout(past, people, club, player);
  const releasing = releasingClub(people, player);
  const terms = {
    kind: 'permanent',
    compensation: 40_000,
    instalments: [
      { dueOn: dayOf(addDays(past.now, 60)), amount: 20_000 },
      { dueOn: dayOf(addDays(past.now, 240)), amount: 20_000 },
    ],
    addOns: [{ event: 'appearances', count: 15, amount: 5_000, cap: 10_000 }],
    sellOnPercent: 10,
  } as const satisfies Terms;
  const { transfer } = await past.act(proposeTransfer, clubActor(club), {
    negotiationId,
    releasingTeamId: player.teamId,
    ...terms,
  });
  await past.wait(1_300);
  await past.act(reviseTransfer, releasing, {
    transferId: transfer.id,
    version: transfer.version,
    ...terms,
    compensation: 55_000,
    instalments: [
      { dueOn: dayOf(addDays(past.now, 60)), amount: 35_000 },
      { dueOn: dayOf(addDays(past.now, 240)), amount: 20_000 },
    ],
    sellOnPercent: 20,
  });
}

async function signLoan(
  past: Past,
  people: DemoPeople,
  club: DemoPeople['clubs'][number],
  player: DemoBoundPlayer,
): Promise<void> {
  const negotiationId = await talkAbout(past, people, club, player);
  const engaging = clubActor(club);
  const endOfSeason = `${seasonOf(dayOf(past.now)) + 1}-06-30`;
  const proposed = await past.act(proposeTransfer, engaging, {
    negotiationId,
    releasingTeamId: player.teamId,
    kind: 'loan',
    until: endOfSeason,
    wageSharePercent: 60,
    purchase: { kind: 'option', amount: 30_000, until: endOfSeason },
    compensation: 4_000,
    instalments: [{ dueOn: dayOf(addDays(past.now, 45)), amount: 4_000 }],
    addOns: [],
  });
  let { transfer } = proposed;
  for (const side of [releasingClub(people, player), engaging]) {
    await past.wait(400);
    const { id: transferId, version, termsHash } = transfer;
    ({ transfer } = await past.act(signTransfer, side, { transferId, version, termsHash }));
  }
  const { documents } = await past.act(getClosing, engaging, { negotiationId });
  for (const { kind } of documents.slice(0, 2)) {
    await past.act(markDealDocument, engaging, { negotiationId, kind, isThere: true });
  }
}
