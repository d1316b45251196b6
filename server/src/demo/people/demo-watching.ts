import type { WatchStage } from '@trattativa/domain/people/watching/watch-stages';
import type { App } from '../../app.ts';
import { answerNobodyFits } from '../../market/answers/answer-request.ts';
import { saveSearch, setSearchAlert } from '../../people/portfolios/save-search.ts';
import { setWatchStage, watchPlayer } from '../../people/watching/change-watched.ts';
import { addWatchNote } from '../../people/watching/watch-notes.ts';
import type { Actor } from '../../platform/actor.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import { agentActor, clubActor, Past } from '../past.ts';
import type { DemoPeople } from './demo-people.ts';
import { listDemoMarketAdults, listDemoReceived } from './demo-watching.repository.ts';

interface Watched {
  stage: WatchStage;
  notes: readonly string[];
}

const byClub: readonly Watched[] = [
  {
    stage: 'talking',
    notes: ['Visto due volte: fisico e piede pulito.', 'L’agente risponde in giornata, chiede l’alloggio.'],
  },
  { stage: 'toContact', notes: ['Il mister lo conosce dalle giovanili.'] },
  { stage: 'watching', notes: ['Da vedere in casa contro una squadra che si chiude.'] },
  { stage: 'watching', notes: [] },
  { stage: 'dropped', notes: ['Non si sposta prima di giugno.'] },
];

const byAgent: readonly Watched[] = [
  { stage: 'toContact', notes: ['Piace a due club del girone.'] },
  { stage: 'watching', notes: [] },
];

/**
 * What club@demo.test and the premium agent keep in view: watched players with stages and notes, saved searches that alert, and
 * agents who answered the club's requests that nobody fits.
 */
export async function playDemoWatching(app: App, people: DemoPeople, today: Date): Promise<void> {
  const past = new Past(app, addDays(today, -6));
  const [club] = people.clubs;
  const premium = people.agents[2];
  if (!club || !premium) return;
  const clubMember = clubActor(club);
  const premiumAgent: Actor = { ...agentActor(premium), kind: 'premium' };
  const players = await listDemoMarketAdults(past.db, {
    notOf: [premium.agentId],
    bornUntil: dayOf(addDays(today, -19 * 366)),
    limit: byClub.length + byAgent.length,
  });
  await watch(past, clubMember, players.slice(0, byClub.length), byClub);
  await watch(past, premiumAgent, players.slice(byClub.length), byAgent);
  await keepSearches(past, clubMember, premiumAgent);
  await answerRequests(past, people, club.teamId);
  await past.settle();
}

async function watch(past: Past, actor: Actor, players: readonly number[], how: readonly Watched[]) {
  for (const [index, playerId] of players.entries()) {
    const { stage = 'watching', notes = [] } = how[index] ?? {};
    await past.act(watchPlayer, actor, { playerId });
    for (const text of notes) {
      await past.wait(60 * 7);
      await past.act(addWatchNote, actor, { playerId, text });
    }
    if (stage !== 'watching') await past.act(setWatchStage, actor, { playerId, stage });
  }
}

async function keepSearches(past: Past, club: Actor, agent: Actor): Promise<void> {
  const market = await past.act(saveSearch, club, {
    list: 'market',
    name: 'Può firmare, fino a 24 anni',
    query: 'ageTo=24&ends=now',
  });
  await past.act(setSearchAlert, club, { id: market.search.id, alert: 'daily' });
  const requests = await past.act(saveSearch, agent, {
    list: 'requests',
    name: 'Centravanti cercati',
    query: 'role=11',
  });
  await past.act(setSearchAlert, agent, { id: requests.search.id, alert: 'atOnce' });
}

async function answerRequests(past: Past, people: DemoPeople, teamId: number): Promise<void> {
  const answers = [
    { reasonCode: 'age', sentence: 'I miei in quel ruolo hanno più di trent’anni.' },
    { reasonCode: 'money', sentence: 'Per quella cifra non si muovono.' },
  ] as const;
  const received = await listDemoReceived(past.db, teamId);
  for (const [index, { requestId, agentId }] of received.slice(0, answers.length).entries()) {
    const agent = people.agents.find((one) => one.agentId === agentId);
    const answer = answers[index];
    if (!agent || !answer) continue;
    await past.act(answerNobodyFits, agentActor(agent), { requestId, ...answer });
    await past.wait(60 * 5);
  }
}
