import type { Api } from '@trattativa/contract/api';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeTeamMember } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

type Input = Api['Agent/AddOrUpdateAgentPlayer']['input']['player'];

let app: TestApp;
let agent: Awaited<ReturnType<typeof makeAgent>>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
});
afterAll(() => app.close());

const name = { name: 'Luca', surname: 'Ferri' };
const contract = {
  contractualStatus: contractualStatus.underContract,
  contractEnd: '2027-06-30',
  optionHolder: 'club',
  optionUntil: '2028-06-30',
  releaseClause: 500_000,
  askingFee: 200_000,
  payShare: 40,
} as const satisfies Partial<Input>;
const none = {
  contractEnd: null,
  optionHolder: null,
  optionUntil: null,
  releaseClause: null,
  askingFee: null,
  payShare: null,
};

const moves = ['open_to_free', 'open_to_loan', 'open_to_permanent'];
const save = (player: Input) => app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player });

describe('the facts of a contract', () => {
  it('are stored, kept by a change that leaves them out, and emptied by null', async () => {
    const saved = (await save({ ...name, ...contract })).ok.player;
    expect(saved).toMatchObject(contract);
    const kept = (await save({ ...name, id: saved.id, version: 1, weightKg: 80 })).ok.player;
    expect(kept).toMatchObject(contract);
    const emptied = (await save({ ...name, id: saved.id, version: 2, ...none })).ok.player;
    expect(emptied).toMatchObject({ ...none, contractualStatus: contractualStatus.underContract });
  });

  it('end with it: a player who becomes a free agent has none, whichever call says so', async () => {
    const first = (await save({ ...name, ...contract })).ok.player;
    const freed = (
      await save({ ...name, id: first.id, version: 1, contractualStatus: contractualStatus.free })
    ).ok.player;
    expect(freed).toMatchObject({ ...none, contractualStatus: contractualStatus.free });
    const second = (await save({ ...name, ...contract })).ok.player;
    const input = { playerId: second.id, actualStatus: contractualStatus.free } as const;
    const told = (await app.call(agent.token, 'Player/SavePlayerActualStatus', input)).ok.player;
    expect(told).toMatchObject({ ...none, contractualStatus: contractualStatus.free });
  });

  it('let an option reach only beyond the end of the contract, also where one of the two stays', async () => {
    const { id } = (await save({ ...name, ...contract })).ok.player;
    for (const change of [
      { contractEnd: '2028-06-30' },
      { optionUntil: '2027-06-30' },
      { contractEnd: '2029-06-30', optionUntil: '2028-06-30' },
    ]) {
      const refused = await save({ ...name, id, version: 1, ...change });
      expect(refused.problem.errors).toMatchObject([
        { field: 'Player.OptionUntil', code: 'notAfterContractEnd' },
      ]);
    }
  });

  it('have bounds: a share is a percent, a date is a date, an association is one that exists', async () => {
    for (const [field, value, code] of [
      ['payShare', 101, 'tooBig'],
      ['contractEnd', '30/06/2027', 'notADate'],
      ['optionHolder', 'agent', 'notInList'],
      ['registeredAssociation', 'GB', 'notInList'],
      ['secondNationality', 'XX', 'notInList'],
      ['releaseClause', -1, 'tooSmall'],
    ] as const) {
      const refused = await save({ ...name, [field]: value } as Input);
      expect([field, refused.problem.errors?.[0]?.code]).toEqual([field, code]);
    }
  });
});

describe('the residence permit', () => {
  it('with a day is needed, without need it has no day', async () => {
    const { id, ...dated } = (await save({ ...name, permitUntil: '2027-08-31' })).ok.player;
    expect(dated).toMatchObject({ permitNeeded: true, permitUntil: '2027-08-31' });
    const free = (await save({ ...name, id, version: 1, permitNeeded: false })).ok.player;
    expect(free).toMatchObject({ permitNeeded: false, permitUntil: null });
  });
});

describe('the market', () => {
  it('finds players by the end of the contract, the kind of move, and either nationality', async () => {
    const club = await makeTeamMember(app);
    const whole = { ...name, bornDate: '2001-05-20', onMarket: true };
    const ends = (await save({ ...whole, ...contract })).ok.player.id;
    const loan = (await save({ ...whole, nationality: 'FR', secondNationality: 'SN', openToLoan: true })).ok
      .player.id;
    const find = async (filter: Api['Player/GetPlayers']['input']) =>
      (await app.call(club.token, 'Player/GetPlayers', filter)).ok.items.map(({ id }) => id);
    expect(await find({ contractUntil: '2027-06-30' })).toEqual([ends]);
    expect(await find({ contractUntil: '2027-06-29' })).toEqual([]);
    expect(await find({ openTo: 'loan' })).toEqual([loan]);
    expect(await find({ openTo: 'free' })).toEqual([]);
    expect(await find({ nationality: 'SN' })).toEqual([loan]);
    expect(await find({ nationality: 'FR' })).toEqual([loan]);
  });

  it('reads the new filters from the indexes of its lists alone', async () => {
    const found = await sql<{ indexdef: string }>`
      select indexdef from pg_indexes where indexname in ('players_fresh', 'players_role_fresh', 'players_second_role_fresh')`.execute(
      app.services.db,
    );
    expect(found.rows).toHaveLength(3);
    for (const { indexdef } of found.rows)
      for (const column of ['contract_end', ...moves, 'second_nationality'])
        expect(indexdef).toContain(column);
  });
});
