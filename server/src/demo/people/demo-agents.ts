import type { AgentInput } from '@trattativa/contract/people/agents/agent';
import type { App } from '../../app.ts';
import { mondayOf } from '../../people/agents/jobs/save-agent-figures.ts';
import { saveAgentInfo } from '../../people/agents/save-agent-info.ts';
import { addDays } from '../../platform/clock.ts';
import { agentActor, Past } from '../past.ts';
import { SeededRandom } from '../seeded-random.ts';
import { phonePrefix } from './demo-addresses.ts';
import { insertDemoFigures } from './demo-people.repository.ts';
import type { DemoPeople } from './demo-people.ts';

const seed = 20_260_914;
const weeks = 8;

type Profile = Pick<
  AgentInput,
  'society' | 'country' | 'competenceCategories' | 'competenceLeagues' | 'managedLevels'
>;

/** The profile facts of the demo's agents, in the order of their creation. */
const profiles: readonly Profile[] = [
  {
    society: 'Rossi Sport',
    country: 'IT',
    competenceCategories: [2, 6, 7],
    competenceLeagues: ['Challenge League'],
    managedLevels: ['pro', 'amateur'],
  },
  {
    society: 'Gol & Partners',
    country: 'IT',
    competenceCategories: [7, 8, 9],
    competenceLeagues: [],
    managedLevels: ['amateur'],
  },
  {
    society: 'Fascia Destra',
    country: 'IT',
    competenceCategories: [0, 1, 2],
    competenceLeagues: ['LaLiga Hypermotion', 'Ligue 2', '2. Bundesliga'],
    managedLevels: ['pro', 'youth'],
  },
  {
    society: 'Area Tecnica',
    country: 'IT',
    competenceCategories: [3, 4, 16, 17],
    competenceLeagues: [],
    managedLevels: ['youth'],
  },
  {
    society: 'Nord Football',
    country: 'DE',
    competenceCategories: [],
    competenceLeagues: ['3. Liga', 'Regionalliga Bayern', 'Bundesliga (AT)'],
    managedLevels: ['pro', 'amateur'],
  },
  {
    society: 'Sud Calcio',
    country: 'IT',
    competenceCategories: [6, 7, 8],
    competenceLeagues: [],
    managedLevels: ['amateur', 'youth'],
  },
  {
    society: 'Prima Punta',
    country: 'ES',
    competenceCategories: [],
    competenceLeagues: ['Primera Federación', 'Segunda Federación'],
    managedLevels: ['pro'],
  },
  {
    society: 'Doppio Passo',
    country: 'PT',
    competenceCategories: [],
    competenceLeagues: ['Liga Portugal 2', 'Liga 3'],
    managedLevels: ['pro', 'amateur', 'youth'],
  },
];

/** Saves the agents' profiles and the past figures of their portfolios. */
export async function fillDemoAgents(app: App, people: DemoPeople, today: Date): Promise<void> {
  const random = new SeededRandom(seed);
  const past = new Past(app, addDays(today, -90));
  for (const [index, agent] of people.agents.entries()) {
    const profile = profiles[index];
    if (!profile) continue;
    await past.wait(random.between(10, 600));
    await past.act(saveAgentInfo, agentActor(agent), {
      agent: {
        version: 1,
        agentNumber: `${profile.country}-${10_000 + agent.accountId}`,
        vat: `${profile.country}0${1_234_567_000 + agent.agentId}`,
        nationality: profile.country,
        phone: `${phonePrefix(profile.country ?? 'IT')} 333 555 0${100 + index}`,
        email: `studio${index + 1}@agenti.demo.test`,
        ...profile,
      },
    });
  }
  await past.settle();
  for (let back = weeks; back >= 1; back -= 1) {
    // Fewer players and deals in earlier weeks, with random variation.
    const share = 1 - back * 0.035 - random.next() * 0.04;
    await insertDemoFigures(past.db, mondayOf(addDays(today, -7 * (back - 1))), share, today);
  }
}
