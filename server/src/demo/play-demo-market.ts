import type { App } from '../app.ts';
import { listNotifications } from '../insight/notifications/list-notifications.ts';
import { markNotificationsRead } from '../insight/notifications/mark-notifications.ts';
import type { Actor } from '../platform/actor.ts';
import { addDays } from '../platform/clock.ts';
import { playDemoApplications } from './deals/demo-applications.ts';
import { playDemoCommissions } from './deals/demo-commissions.ts';
import { openDemoConversations } from './deals/demo-conversations.ts';
import { playDemoMandates } from './deals/demo-mandates.ts';
import { playDemoMoves } from './deals/demo-moves.ts';
import { playDemoNegotiations } from './deals/demo-negotiations.ts';
import { playDemoOffers } from './deals/demo-offers.ts';
import { playDemoPastDeals, saveDemoPortfolioWeeks } from './deals/demo-past-deals.ts';
import { playDemoRepresentations } from './deals/demo-representations.ts';
import { beginDemoDrafts, publishDemoRequests } from './deals/demo-requests.ts';
import { talkInDemoRoom } from './deals/demo-room.ts';
import { proposeWithoutMandate } from './deals/demo-unconfirmed.ts';
import { playDemoClubActs } from './demo-club-acts.ts';
import { uploadDemoFiles } from './demo-files.ts';
import { saveDemoSettings } from './demo-settings.ts';
import { describeDemoClubs } from './demo-teams.ts';
import { agentActor, clubActor, Past } from './past.ts';
import { fillDemoAgents } from './people/demo-agents.ts';
import { playDemoCoachingStaff } from './people/demo-coaching-staff.ts';
import { growDemoPlayers } from './people/demo-growth.ts';
import { fillDemoLicences } from './people/demo-licences.ts';
import { insertDemoMinorPlayer } from './people/demo-minor.ts';
import { type DemoPeople, insertDemoPeople } from './people/demo-people.ts';
import { drawDemoPictures } from './people/demo-pictures.ts';
import { describeDemoPlayers } from './people/demo-player-details.ts';
import { saveDemoPortfolios } from './people/demo-portfolios.ts';
import { shareDemoReports } from './people/demo-reports.ts';
import { playDemoWatching } from './people/demo-watching.ts';
import { SeededRandom } from './seeded-random.ts';

/** Seed of the demo market: the same people and clubs on every machine. */
export const demoSeed = 20_260_901;

/**
 * Plays the history of the demo market: about 200 real clubs as plain facts, and invented people with
 * portfolios and deals. Reports its progress.
 */
export async function playDemoMarket(app: App, now: Date, say: (line: string) => void): Promise<void> {
  const { db } = app.services;
  const random = new SeededRandom(demoSeed);
  await saveDemoSettings(app, now);
  const people = await insertDemoPeople(db, random, now);
  say('  clubs and people are there; their requests and negotiations follow…');
  const past = new Past(app, addDays(now, -60));
  await publishDemoRequests(past, random, people, now);
  await fillDemoLicences(app, people, now);
  await playDemoPastDeals(app, people, now);
  await playDemoNegotiations(new Past(app, addDays(now, -60)), random, people, now);
  say('  now careers, mandates and offers…');
  await insertDemoMinorPlayer(app, now);
  await growDemoPlayers(db, people, now);
  await playDemoCoachingStaff(app, people, now);
  await playDemoMandates(app, people, now);
  await playDemoRepresentations(app, now);
  await describeDemoPlayers(db, now);
  await playDemoOffers(app, people, now);
  await playDemoMoves(app, people, now);
  await playDemoClubActs(app, people, now);
  await playDemoCommissions(app, people, now);
  await fillDemoAgents(app, people, now);
  await saveDemoPortfolioWeeks(app, now);
  await describeDemoClubs(app, people, now);
  say('  now documents, applications and conversations…');
  await uploadDemoFiles(app.services, people);
  await saveDemoPortfolios(app, people, now);
  await proposeWithoutMandate(app, people, now);
  // After the last record: nobody is left without a face.
  await drawDemoPictures(db);
  await shareDemoReports(app, people, now);
  await playDemoApplications(app, people, now);
  await playDemoWatching(app, people, now);
  await readDemoNotifications(app, people, now);
  await talkInDemoRoom(app, people, now);
  await openDemoConversations(app, people, now);
  await beginDemoDrafts(app, people, now);
}

/** Notifications of these last days stay unread. */
const daysUnread = 2;
const pageSize = 100;

/** Marks the older notifications of agents and clubs as read. */
async function readDemoNotifications(app: App, people: DemoPeople, today: Date): Promise<void> {
  await app.settle();
  const past = new Past(app, today);
  const until = addDays(today, -daysUnread).toISOString();
  for (const actor of [...people.agents.map(agentActor), ...people.clubs.map(clubActor)]) {
    for (let ids = await oldest(past, actor, until); ids.length > 0; ids = await oldest(past, actor, until)) {
      await past.act(markNotificationsRead, actor, { notificationIds: ids });
    }
  }
}

/** The first page of unread notifications older than an instant. */
async function oldest(past: Past, actor: Actor, until: string): Promise<number[]> {
  const old: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null && old.length < pageSize; ) {
    const input = { unread: true, limit: pageSize, ...(cursor !== undefined && { cursor }) };
    const page = await past.act(listNotifications, actor, input);
    old.push(...page.items.filter(({ at }) => at < until).map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return old.slice(0, pageSize);
}
