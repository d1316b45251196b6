import type { RulePacks } from '@trattativa/domain/people/rules/rule';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Market, makeMarket } from '../../../test/factories/matching.ts';
import { makeStaff, makeTeam } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { registerSigning } from '../../people/registrations.ts';
import type { Services } from '../../platform/services.ts';
import { countMatches } from './matching.repository.ts';

let app: TestApp;
let agent: Market['agent'];
let club: Market['club'];
let savePlayer: Market['savePlayer'];
let publish: Market['publish'];

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-09-15T10:00:00Z' });
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ agent, club, savePlayer, publish } = await makeMarket(app));
});

/** Signs the player with a club, by default on the day of the clock, and returns the record. */
async function signs(playerId: number, how: { teamId?: number; at?: Date; rules?: RulePacks } = {}) {
  const { teamId = club.teamId, at = app.clock.now(), rules = app.services.rules.current.rules } = how;
  const known = { rules: { current: { rules } } } as Pick<Services, 'rules'>;
  await app.services.db.transaction().execute((tx) =>
    registerSigning(known, tx, {
      person: { playerId },
      teamId,
      // Deals have ids of their own; the ledger only remembers them.
      deal: { negotiationId: playerId },
      agreed: {
        seasons: null,
        contractKind: null,
        months: null,
        monthlyGross: null,
        loan: null,
        level: null,
        releasedBy: null,
      },
      conditions: { documents: null, loan: null, fee: null, lifts: [] },
      actorId: agent.accountId,
      at,
      language: 'it',
    }),
  );
  return (await app.call(agent.token, 'Player/GetPlayerInfo', { playerId })).ok;
}

/** The rules with the windows of the last known season a year later, as staff enter them. */
function rulesWithWindows(): RulePacks {
  const later = (localTime: string) => localTime.replace(/^\d{4}/, (year) => String(Number(year) + 1));
  return app.services.rules.current.rules.map((rule) =>
    rule.kind === 'window'
      ? {
          ...rule,
          figures: {
            ...rule.figures,
            opensAt: later(rule.figures.opensAt),
            closesAt: later(rule.figures.closesAt),
          },
        }
      : rule,
  );
}

/** How many requests the player matches exactly on a day. */
const fits = (playerId: number, today = '2026-09-15') =>
  countMatches(app.services.db, {
    scope: { of: 'player', playerId },
    kind: 'exact',
    pay: 'exact',
    accountId: 0,
    today,
  });

const bound = { contractualStatus: 1 } as const;

describe('a player who signed this season', () => {
  it('stays registered whatever the record is changed to, and is on the market again when the registration ends', async () => {
    const { id } = await savePlayer(bound);
    await publish({ underAge: null });
    const { version, name, surname } = await signs(id);
    expect(await fits(id)).toBe(0);
    const input = { player: { id, version, name, surname, contractualStatus: 0 } } as never;
    const refused = await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', input);
    expect(refused.problem.errors).toMatchObject([{ field: 'Player.ContractualStatus', code: 'registered' }]);
    const staff = await makeStaff(app);
    const [current] = (await app.call(staff.token, 'Registration/GetPlayerRegistrations', { playerId: id }))
      .ok.items;
    await app.call(staff.token, 'Registration/EndRegistration', {
      registrationId: current?.id as number,
      endedOn: '2026-09-14',
      reason: 'Risoluzione consensuale depositata',
    });
    expect(await fits(id)).toBe(1);
  });

  it('does not come back with the end of an earlier contract', async () => {
    const { id } = await savePlayer({ ...bound, contractEnd: '2026-06-30' });
    await publish({ underAge: null });
    await signs(id);
    expect(await fits(id)).toBe(0);
  });

  it('is on the market again when the rules allow a further registration: here after the season', async () => {
    const { id } = await savePlayer();
    await publish({ underAge: null });
    await signs(id);
    expect(await fits(id, '2027-06-30')).toBe(0);
    expect(await fits(id, '2027-07-01')).toBe(1);
  });

  it('is on the market again when the window after the one of the signature opens, if staff have entered it', async () => {
    const { id } = await savePlayer();
    await publish({ underAge: null });
    const teamId = await makeTeam(app, { level: 2 });
    await signs(id, { teamId, at: new Date('2026-08-10T10:00:00Z'), rules: rulesWithWindows() });
    expect(await fits(id, '2027-01-01')).toBe(0);
    expect(await fits(id, '2027-01-02')).toBe(1);
  });
});
