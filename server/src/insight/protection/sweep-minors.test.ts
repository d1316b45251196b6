import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyTo, makeOpenRequest } from '../../../test/factories/applications.ts';
import { confirmProposal, usualTerms } from '../../../test/factories/deals.ts';
import { agreeToPresentFees } from '../../../test/factories/fee-agreements.ts';
import { makeStaff, type Person } from '../../../test/factories/people.ts';
import { bornAt, makeSetting, type Setting, writeBirth } from '../../../test/factories/protected-minors.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sweepMinors } from './jobs/sweep-minors.ts';

let app: TestApp;
let staff: Person;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: '2026-09-15T10:00:00.000Z' });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

const adult = '2000-03-17';

async function sweep() {
  await sweepMinors.run(app.services, {});
  await app.settle();
}

const findings = async () => (await app.call(staff.token, 'Protection/GetFindings', {})).ok;

async function notices() {
  const { items } = (await app.call(staff.token, 'Notification/GetNotifications', {})).ok;
  return items.filter(({ kind }) => kind === 'minorsFound');
}

async function propose({ agent, club, playerId }: Setting, more: object = {}): Promise<number> {
  const input = { playerId, level: 3 as const, teamIds: [club.teamId], ...more };
  const { items, proposalId } = (await app.call(agent.token, 'Negotiation/CreateNegotiation', input)).ok;
  await confirmProposal(app, proposalId);
  return items[0]?.id as number;
}

/** One running record of every kind, begun when the player passed for an adult: a year of birth was wrong. */
async function recordsOfEveryKind() {
  const setting = await makeSetting(app, 'player and agent in Italy', adult);
  const { agent, club, playerId } = setting;
  const term = { startsOn: '2026-09-15', endsOn: '2027-09-14', countries: [], exclusive: false };
  const proposed = await app.call(agent.token, 'Mandate/ProposePlayerMandate', { playerId, ...term });
  const negotiationId = await propose(setting, { commissionPercent: 7 });
  const offered = { playerId, ...usualTerms, commissionPercent: 3 };
  const { offer } = (await app.call(club.token, 'Offer/CreateOffer', offered)).ok;
  const request = await makeOpenRequest(app);
  const { candidate } = (await applyTo(app, agent.token, request.requestId, { playerId })).ok;
  await app.services.db
    .updateTable('candidates')
    .set({ status: candidateStatus.pending, temporary: false })
    .where('id', '=', candidate.id)
    .execute();
  return { setting, mandate: proposed.ok.mandate, negotiationId, offer, request };
}

/** A signature of today with a commission that has no plan yet. */
async function signed(setting: Setting): Promise<number> {
  const { agent, club } = setting;
  const negotiationId = await propose(setting, { price: 2500, commissionPercent: 7 });
  const opened = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  const signing = { negotiationId, version: opened.version };
  const { version } = (await signByClub(app, club.token, signing)).ok.negotiation;
  await agreeToPresentFees(app, agent.token, negotiationId);
  await app.call(agent.token, 'Negotiation/ConfirmSignature', { negotiationId, version });
  await app.settle();
  return negotiationId;
}

it('records that today’s rules would refuse come to the staff’s desk once, with article and page, until they are mended', async () => {
  const { setting, mandate, negotiationId, offer, request } = await recordsOfEveryKind();
  const other = await makeSetting(app, 'player and agent in Italy', adult);
  const dealId = await signed(other);
  await sweep();
  expect((await findings()).total).toBe(0);
  expect(await notices()).toEqual([]);

  await writeBirth(app, setting.playerId, bornAt(app, 15));
  await writeBirth(app, other.playerId, bornAt(app, 17));
  await sweep();
  const { items, total } = await findings();
  expect(total).toBe(5);
  expect(items.map(({ kind, pageId, source }) => [kind, pageId, source])).toEqual(
    expect.arrayContaining([
      ['mandate', mandate.id, expect.stringContaining('art. 21(8)')],
      ['negotiation', negotiationId, expect.stringContaining('art. 21(8)')],
      ['offer', offer.id, expect.stringContaining('art. 22(7)')],
      ['candidate', request.requestId, expect.stringContaining('art. 21(8)')],
      ['commission', dealId, expect.stringContaining('art. 22(7)')],
    ]),
  );
  expect(items.find(({ kind }) => kind === 'negotiation')).toMatchObject({
    player: { id: setting.playerId },
    agent: expect.any(String),
    team: expect.any(String),
  });
  expect(await notices()).toMatchObject([{ count: 5 }]);

  // Another night with nothing new: nobody is told again.
  await sweep();
  expect((await findings()).items).toEqual(items);
  expect(await notices()).toMatchObject([{ count: 5 }]);

  // The agent takes the proposal back, and the other player's birth date was right after all.
  const { version } = (await app.call(setting.agent.token, 'Negotiation/GetNegotiation', { negotiationId }))
    .ok;
  const back = { negotiationId, version, status: negotiationStatus.rejected } as const;
  expect((await app.call(setting.agent.token, 'Negotiation/UpdateNegotiationStatus', back)).status).toBe(200);
  await writeBirth(app, other.playerId, adult);
  await sweep();
  expect((await findings()).items.map(({ kind }) => kind).sort()).toEqual(['candidate', 'mandate', 'offer']);

  // A record that breaks the rules again is a new finding.
  await writeBirth(app, other.playerId, bornAt(app, 17));
  await sweep();
  expect((await findings()).total).toBe(4);
  expect(await app.services.db.selectFrom('protection_findings').select('id').execute()).toHaveLength(6);
});

it('two sweeps at once report a record once', async () => {
  const { setting } = await recordsOfEveryKind();
  await writeBirth(app, setting.playerId, bornAt(app, 15));
  const before = (await findings()).total;
  const told = () =>
    app.services.db
      .selectFrom('events')
      .select('data')
      .where('type', '=', 'protection.found')
      .orderBy('id')
      .execute();
  const earlier = await told();
  await Promise.all([sweepMinors.run(app.services, {}), sweepMinors.run(app.services, {})]);
  expect((await findings()).total).toBe(before + 4);
  expect((await told()).slice(earlier.length)).toEqual([{ data: { count: 4 } }]);
});

it('what no confirmed rule forbids stays off the desk', async () => {
  const before = (await findings()).total;
  const french = await makeSetting(app, 'all in France', bornAt(app, 15));
  await propose(french, { commissionPercent: 7 });
  const grown = await makeSetting(app, 'player and agent in Italy', bornAt(app, 16));
  await propose(grown);
  await sweep();
  expect((await findings()).total).toBe(before);
});

it('a running record about a player without a date, and an adult’s date beside a minor’s, come to the desk', async () => {
  const undated = await makeSetting(app, 'all in France', adult);
  const negotiationId = await propose(undated);
  await writeBirth(app, undated.playerId, null);

  const removed = await makeSetting(app, 'all in France', bornAt(app, 13));
  const { token } = removed.agent;
  expect((await app.call(token, 'Agent/DeletePlayer', { agentPlayerId: removed.playerId })).status).toBe(200);
  const { name, surname } = await app.services.db
    .selectFrom('players')
    .select(['name', 'surname'])
    .where('id', '=', removed.playerId)
    .executeTakeFirstOrThrow();
  // Staff may enter them; the desk still shows it.
  const again = { agentId: removed.agent.agentId, player: { name, surname, bornDate: adult } };
  const { id } = (await app.call(staff.token, 'Agent/AddOrUpdateAgentPlayer', again)).ok.player;
  await sweep();
  const { items } = await findings();
  const of = (playerId: number) =>
    items
      .filter(({ player }) => player.id === playerId)
      .map(({ kind, pageId, text }) => [kind, pageId, text]);
  expect(of(undated.playerId)).toEqual([
    ['negotiation', negotiationId, expect.stringContaining('Senza data di nascita')],
  ]);
  expect(of(id)).toEqual([['player', id, expect.stringContaining('controlla la data di nascita')]]);
});
