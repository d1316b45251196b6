import { requestStatus } from '@trattativa/domain/market/request-statuses';
import type { App } from '../../app.ts';
import { findThing } from '../../insight/reports/public-links.repository.ts';
import { publishReport } from '../../insight/reports/publish-report.ts';
import { whyHidden } from '../../insight/reports/shared-thing.ts';
import { listRequests } from '../../market/requests/list-requests.ts';
import { findPlayer } from '../../people/players/players.repository.ts';
import { addDays, dayOf } from '../../platform/clock.ts';
import { agentActor, clubActor, Past } from '../past.ts';
import type { DemoPeople } from './demo-people.ts';

/**
 * Two public links: a player of agent@demo.test's without money and contacts, and a request of
 * club@demo.test's.
 */
export async function shareDemoReports(app: App, people: DemoPeople, today: Date): Promise<void> {
  const [agent] = people.agents;
  const [club] = people.clubs;
  if (!agent || !club) return;
  const past = new Past(app, addDays(today, -6));
  const playerId = await firstPublishable(past, agent.playerIds, dayOf(today));
  if (playerId !== null) {
    await past.act(publishReport, agentActor(agent), {
      kind: 'player',
      thingId: playerId,
      groups: ['identity', 'physical', 'career', 'skills', 'video', 'availability'],
    });
  }
  await past.wait(90);
  const { items } = await past.act(listRequests, clubActor(club), {
    box: 'own',
    status: requestStatus.active,
  });
  const request = items.at(0);
  if (request) {
    await past.act(publishReport, clubActor(club), { kind: 'request', thingId: request.id, groups: [] });
  }
  await past.settle();
}

/** A player with a video, so that the page shows one. */
async function firstPublishable(
  past: Past,
  playerIds: readonly number[],
  today: string,
): Promise<number | null> {
  for (const id of playerIds) {
    const thing = await findThing(past.db, 'player', id);
    if (!thing || whyHidden(thing, today) !== null) continue;
    const player = await findPlayer(past.db, id);
    if (player?.youtube_url ?? player?.video_url) return id;
  }
  return null;
}
