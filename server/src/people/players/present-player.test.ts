import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

type Agent = Awaited<ReturnType<typeof makeAgent>>;

/** Unique values: any of them in an answer is a leak. */
const canaries = {
  phone: '+39 777 424242',
  address: 'via del canarino 7',
  comments: 'canarino-nelle-note',
  salary: 424_241,
  requestedSalary: 424_242,
  playerValue: 424_243,
  requestedFood: true,
  requestedAccommodation: 1 as const,
  requestedBonus: 424_244,
  commissionFeeMin: 424_245,
  commissionFeeMax: 424_246,
};
const canaryMarks = ['777 424242', 'canarino', '42424'];

let app: TestApp;
let agent: Agent;
let adultId: number;
let minorId: number;

async function add(bornDate: string, more = {}): Promise<number> {
  const player = { name: 'Luca', surname: 'Ferri', bornDate, refundRange: 4 as const, ...canaries, ...more };
  return (await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player })).ok.player.id;
}

beforeAll(async () => {
  app = await buildTestApp();
  agent = await makeAgent(app);
  adultId = await add('2000-01-01');
  minorId = await add('2009-02-03');
});
afterAll(() => app.close());

const read = (token: string | null, playerId: number) =>
  app.call(token, 'Player/GetPlayerInfo', { playerId });

describe('a reader of a player', () => {
  it('a reader of a player who is the owner or staff reads everything', async () => {
    const staff = await makeStaff(app);
    for (const { token } of [agent, staff]) expect((await read(token, adultId)).ok).toMatchObject(canaries);
  });

  it('from a club reads no phone, money or notes, and may not change it', async () => {
    const club = await makeTeamMember(app);
    const player = (await read(club.token, adultId)).ok;
    expect(player.name).toBe('Luca');
    const written = JSON.stringify(player);
    for (const mark of canaryMarks) expect(written).not.toContain(mark);
    for (const hidden of [...Object.keys(canaries), 'refundRange']) expect(player).not.toHaveProperty(hidden);
    expect(player.can).toEqual({ edit: false, remove: false, propose: false });
  });

  it('from a club is not told whether a private field is empty', async () => {
    const club = await makeTeamMember(app);
    const complete = {
      ...{ nationality: 'IT', country: 'IT', principalRole: 9, foot: 1, heightCm: 180, contractualStatus: 0 },
      searchLevels: [3],
    };
    const [filled, empty] = [
      await add('2000-01-01', complete),
      await add('2000-01-01', { ...complete, phone: '' }),
    ];
    const seenBy = async (token: string, id: number) => {
      const { completeness, missingFields } = (await read(token, id)).ok;
      const listed = (await app.call(token, 'Player/GetPlayers', { completeness: 'incomplete' })).ok.items;
      return { completeness, missingFields, isListed: listed.some((player) => player.id === id) };
    };
    const asComplete = { completeness: 'complete', missingFields: [], isListed: false };
    expect(await seenBy(club.token, filled)).toEqual(asComplete);
    expect(await seenBy(club.token, empty)).toEqual(asComplete);
    const asOwner = await seenBy(agent.token, empty);
    expect(asOwner).toEqual({ completeness: 'incomplete', missingFields: ['Phone'], isListed: true });
  });

  it('from a club reads clause, compensation and share of the salary only where the owner shows them', async () => {
    const club = await makeTeamMember(app);
    const terms = { releaseClause: 424_247, askingFee: 424_248, payShare: 42 };
    const contract = { contractualStatus: 1, contractEnd: '2028-06-30', permitUntil: '2027-03-01' };
    const hidden = await add('2000-01-01', { ...contract, ...terms });
    const shown = await add('2000-01-01', { ...contract, ...terms, termsShown: true });
    const seen = (await read(club.token, hidden)).ok;
    expect(seen).toMatchObject({ contractEnd: '2028-06-30', permitNeeded: true });
    for (const name of [...Object.keys(terms), 'permitUntil']) expect(seen).not.toHaveProperty(name);
    expect((await read(club.token, shown)).ok).toMatchObject(terms);
    expect((await read(club.token, shown)).ok).not.toHaveProperty('permitUntil');
    expect((await read(agent.token, hidden)).ok).toMatchObject({ ...contract, ...terms });
  });

  it('from a club reads no minor and no player off the market', async () => {
    const club = await makeTeamMember(app);
    const offMarket = await add('2000-01-01', { onMarket: false });
    for (const id of [minorId, offMarket])
      expect((await read(club.token, id)).problem.code).toBe('NOT_FOUND');
    expect((await read(agent.token, offMarket)).ok.can).toMatchObject({ edit: true, propose: false });
  });

  it('a reader of a player who is another agent, a coach, a scout, another player or a guest reads nothing', async () => {
    const strangers = [
      await makeAgent(app),
      await makeCoach(app),
      await makeCoach(app, { scout: true }),
      await makePlayerAccount(app),
    ];
    for (const { token } of strangers) {
      const answer = await read(token, adultId);
      expect([403, 404]).toContain(answer.status);
      for (const mark of canaryMarks) expect(JSON.stringify(answer.problem)).not.toContain(mark);
    }
    expect((await read(null, adultId)).status).toBe(401);
  });

  it('a reader of a player who is the linked player reads everything', async () => {
    const person = await makePlayerAccount(app);
    await app.services.db
      .updateTable('players')
      .set({ account_id: person.accountId })
      .where('id', '=', adultId)
      .execute();
    expect((await read(person.token, adultId)).ok).toMatchObject(canaries);
  });

  it('learns nothing from a refusal: a conflict shows the record to its owner alone', async () => {
    const stranger = await makeAgent(app);
    const answer = await app.call(stranger.token, 'Agent/AddOrUpdateAgentPlayer', {
      player: { id: adultId, version: 99, name: 'X', surname: 'Y' },
    });
    expect(answer.status).toBe(404);
    expect(answer.problem.current).toBeUndefined();
  });
});
