import type { App } from '../app.ts';
import { addDays } from '../platform/clock.ts';
import { fillDemoAgents } from './demo-agents.ts';
import { playDemoApplications } from './demo-applications.ts';
import { playDemoCoachingStaff } from './demo-coaching-staff.ts';
import { openDemoConversations } from './demo-conversations.ts';
import { uploadDemoFiles } from './demo-files.ts';
import { growDemoPlayers } from './demo-growth.ts';
import { playDemoMandates } from './demo-mandates.ts';
import { playDemoNegotiations } from './demo-negotiations.ts';
import { readDemoNotifications } from './demo-notifications.ts';
import { playDemoOffers } from './demo-offers.ts';
import { playDemoPastDeals, saveDemoPortfolioWeeks } from './demo-past-deals.ts';
import { insertDemoPeople } from './demo-people.ts';
import { describeDemoPlayers } from './demo-player-details.ts';
import { saveDemoPortfolios } from './demo-portfolios.ts';
import { shareDemoReports } from './demo-reports.ts';
import { beginDemoDrafts } from './demo-request-drafts.ts';
import { publishDemoRequests } from './demo-requests.ts';
import { talkInDemoRoom } from './demo-room.ts';
import { describeDemoClubs } from './demo-teams.ts';
import { Past } from './past.ts';
import { SeededRandom } from './seeded-random.ts';

/** The demo market is drawn from this number: the same people and clubs on every machine. */
export const demoSeed = 20_260_901;

/**
 * What happened in the demo market until now: about 200 real clubs as plain facts, and invented people with portfolios and
 * deals. Says how far it is.
 */
export async function playDemoMarket(app: App, now: Date, say: (line: string) => void): Promise<void> {
  const { db } = app.services;
  const random = new SeededRandom(demoSeed);
  const people = await insertDemoPeople(db, random, now);
  say('  clubs and people are there; their requests and negotiations follow…');
  const past = new Past(app, addDays(now, -60));
  await publishDemoRequests(past, random, people, now);
  await playDemoPastDeals(app, people, now);
  await playDemoNegotiations(new Past(app, addDays(now, -60)), random, people, now);
  say('  now careers, mandates and offers…');
  await growDemoPlayers(db, people, now);
  await playDemoCoachingStaff(app, people, now);
  await playDemoMandates(app, people, now);
  await playDemoOffers(app, people, now);
  await fillDemoAgents(app, people, now);
  await saveDemoPortfolioWeeks(app, now);
  await describeDemoPlayers(db);
  await describeDemoClubs(app, people, now);
  say('  now documents, applications and conversations…');
  await uploadDemoFiles(app.services, people);
  await saveDemoPortfolios(app, people, now);
  await shareDemoReports(app, people, now);
  await playDemoApplications(app, people, now);
  await readDemoNotifications(app, people, now);
  await talkInDemoRoom(app, people, now);
  await openDemoConversations(app, people, now);
  await beginDemoDrafts(app, people, now);
}
