import type { Api } from '@trattativa/contract/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makeStaff, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let agent: Person;
let staff: Person;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
  staff = await makeStaff(app);
});
afterAll(() => app.close());

const check = async (input: Api['Rules/CheckAct']['input']) =>
  (await app.call(agent.token, 'Rules/CheckAct', input)).ok.verdicts;

describe('the calculators', () => {
  it('divide the solidarity contribution in euros with cents', async () => {
    const careerEntries = [
      { club: 'A', from: '2011-07-01', to: '2013-06-30' },
      { club: 'B', from: '2017-07-01', to: '2018-06-30' },
    ];
    const { ok } = await app.call(agent.token, 'Rules/ComputeSolidarity', {
      compensation: 1_000_000,
      bornDate: '2000-03-10',
      stations: careerEntries,
    });
    expect(ok).toMatchObject({
      total: 50_000,
      unallocated: 40_000,
      shares: [
        { club: 'A', season: '2011/12', age: 12, percent: 0.25, amount: 2_500 },
        { club: 'A', season: '2012/13', age: 13, percent: 0.25, amount: 2_500 },
        { club: 'B', season: '2017/18', age: 18, percent: 0.5, amount: 5_000 },
      ],
      status: 'inForce',
      certainty: 'confirmed',
    });
  });

  it('cap the agent’s commission in dollars, suspended', async () => {
    const { ok } = await app.call(agent.token, 'Rules/ComputeAgentFeeCap', {
      yearlyPay: 2_400_000,
      acts: ['individual', 'releasing'],
      compensation: 500_000.5,
    });
    expect(ok).toMatchObject({
      cap: 126_000.05,
      parts: [
        { act: 'individual', cap: 76_000 },
        { act: 'releasing', cap: 50_000.05 },
      ],
      status: 'suspended',
      source: expect.stringContaining('1873'),
    });
  });

  it.each([
    ['Rules/ComputeAgentFeeCap', { acts: ['individual'] }, 'YearlyPay'],
    ['Rules/ComputeAgentFeeCap', { acts: ['releasing'], yearlyPay: 1 }, 'Compensation'],
    ['Rules/ComputeAgentFeeCap', { acts: [], yearlyPay: 1 }, 'Acts'],
    [
      'Rules/ComputeSolidarity',
      {
        compensation: 1.005,
        bornDate: '2000-03-10',
        stations: [],
      },
      'Compensation',
    ],
    [
      'Rules/ComputeSolidarity',
      {
        compensation: 1,
        bornDate: '2000-03-10',
        stations: [{ club: 'A', from: '2012-01-02', to: '2012-01-01' }],
      },
      'Stations.0.To',
    ],
    ['Rules/GetWindow', { association: 'GB', tier: 1, playerStatus: 'free' }, 'Association'],
    ['Rules/CheckAct', { act: 'offer', at: 'tomorrow' }, 'At'],
  ] as const)('%s names the field that is wrong: %j', async (path, input, field) => {
    const { problem } = await app.call(agent.token, path, input as never);
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });
});

describe('a window', () => {
  const ask = (at: string, association = 'IT') =>
    app.call(agent.token, 'Rules/GetWindow', { association, tier: 1, playerStatus: 'registered', at });

  it('is open until its closing instant in its association’s zone', async () => {
    const isOpen = async (at: string) => (await ask(at)).ok.window?.isOpen;
    expect((await ask('2026-02-02T19:59:59+01:00')).ok).toEqual({
      season: '2025/26',
      window: {
        isOpen: true,
        opensAt: '2026-01-01T23:00:00.000Z',
        closesAt: '2026-02-02T19:00:00.000Z',
        timeZone: 'Europe/Rome',
        edition: '2025/26',
        status: 'inForce',
        source: 'FIGC, registration periods 2025/26',
        certainty: 'confirmed',
      },
      lastSeason: null,
    });
    expect(await isOpen('2026-02-02T20:00:00+01:00')).toBe(false);
    expect(await isOpen('2026-02-02')).toBe(true);
    expect(await isOpen('2026-02-03')).toBe(false);
  });

  it('that is not published is expected, with the days of the last season named as such', async () => {
    const { ok } = await ask('2026-11-24T12:00:00Z');
    expect(ok).toMatchObject({
      season: '2026/27',
      window: null,
      lastSeason: { season: '2025/26', edition: '2025/26', endedOn: '2026-06-30', certainty: 'confirmed' },
    });
    expect(ok.lastSeason?.windows.map(({ closesAt }) => closesAt)).toEqual([
      '2025-06-10T18:00:00.000Z',
      '2025-09-01T18:00:00.000Z',
      '2026-02-02T19:00:00.000Z',
    ]);
  });

  it('of an association of which none was ever known is not guessed', async () => {
    expect((await ask('2026-01-15T12:00:00Z', 'NIR')).ok).toEqual({
      season: '2025/26',
      window: null,
      lastSeason: null,
    });
  });
});

describe('an act', () => {
  it('is blocked with article and what is possible instead, in the caller’s language', async () => {
    const [first] = await check({
      act: 'mandate',
      at: '2026-11-01',
      association: 'IT',
      bornDate: '2012-05-01',
    });
    expect(first).toEqual({
      rule: 'agentFromAge',
      verdict: 'block',
      article: 'art. 21(8)',
      text: expect.stringMatching(
        /^Un agente può agire per un calciatore solo dai 16 anni\. Dal 1 mag 2028 /,
      ),
      edition: 'FIGC, Regolamento agenti sportivi',
      status: 'inForce',
      source: 'FIGC, Regolamento agenti sportivi',
      certainty: 'confirmed',
    });
  });

  it('that is warned of by a suspended rule says so', async () => {
    const verdicts = await check({ act: 'offer', at: '2026-11-01', commissionPercent: 8 });
    expect(verdicts.find(({ rule }) => rule === 'agentFeeCap')).toMatchObject({
      verdict: 'warn',
      status: 'suspended',
      text: expect.stringMatching(/al massimo|non supera il 5%.*sospesa/),
    });
  });

  it('may leave out what it does not use', async () => {
    expect((await check({ act: 'trial' })).map(({ rule }) => rule)).toEqual(['trialNoEmployment']);
  });
});

describe('the packs', () => {
  const getPack = async (pack: 'pay' | 'agents') =>
    (await app.call(staff.token, 'Rules/GetPack', { pack })).ok;
  const written = ({ confirmed: _, ...rule }: Api['Rules/GetPack']['output']['rules'][number]) =>
    rule as never;

  it('are staff’s, with how many rules hold today and are not confirmed', async () => {
    expect((await app.call(agent.token, 'Rules/GetPacks', {})).status).toBe(403);
    const { items } = (await app.call(staff.token, 'Rules/GetPacks', {})).ok;
    expect(items.find(({ pack }) => pack === 'contracts')).toMatchObject({ version: 0, notConfirmed: 6 });
  });

  it('change by a version, with what changed, who did it and why, and decide at once', async () => {
    const { rules } = await getPack('agents');
    const shorter = rules.map((rule) =>
      rule.kind === 'mandateLength' ? { ...rule, figures: { ...rule.figures, most: 12 } } : rule,
    );
    const saved = await app.call(staff.token, 'Rules/SavePack', {
      pack: 'agents',
      version: 0,
      reason: 'Nuova edizione',
      rules: shorter.map(written),
    });
    expect(saved.ok).toMatchObject({ version: 1, reason: 'Nuova edizione' });
    const changed = saved.ok.rules.find(({ kind }) => kind === 'mandateLength');
    expect(changed?.confirmed).toMatchObject({ by: { accountId: staff.accountId } });
    const { items } = (await app.call(staff.token, 'Rules/GetPackHistory', { pack: 'agents' })).ok;
    expect(items[0]?.changes).toEqual([
      {
        id: 'fifa-mandate-length',
        kind: 'mandateLength',
        change: 'changed',
        values: [{ path: 'figures.most', from: '24', to: '12' }],
      },
    ]);
    const verdicts = await check({ act: 'mandate', months: 24 });
    expect(verdicts.find(({ rule }) => rule === 'mandateLength')?.verdict).toBe('block');
  });

  it('stand in the activity log, by the pack and its version', async () => {
    const { items } = (await app.call(staff.token, 'Audit/GetDealAudit', { kind: 'rules', dealId: 1 })).ok;
    expect(items[0]).toMatchObject({
      type: 'rules.changed',
      actor: 'staff',
      facts: { pack: 'agents', version: 1 },
    });
  });

  it('are refused to whoever saw an older version', async () => {
    const late = await app.call(staff.token, 'Rules/SavePack', {
      pack: 'agents',
      version: 0,
      reason: 'Tardi',
      rules: [],
    });
    expect(late.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { Version: 1 } });
  });

  it('have a rule confirmed with where it was read', async () => {
    const asked = { pack: 'contracts', version: 0, source: 'RSTP, art. 19ter', reason: 'Letto' } as const;
    const missing = await app.call(staff.token, 'Rules/ConfirmRule', { ...asked, id: 'nothing' });
    expect(missing.status).toBe(404);
    const { ok } = await app.call(staff.token, 'Rules/ConfirmRule', { ...asked, id: 'fifa-trial-length' });
    expect(ok.rules.find(({ id }) => id === 'fifa-trial-length')).toMatchObject({
      certainty: 'confirmed',
      source: 'RSTP, art. 19ter',
      confirmed: { by: { accountId: staff.accountId } },
    });
  });

  it.each([
    [{ figures: { perMonth: -1 } }, 'Rules.0.Figures.PerMonth'],
    [{ figures: { perMonth: 400, more: 1 } }, 'Rules.0.Figures.More'],
    [{ from: '2026-02-01', to: '2026-01-01' }, 'Rules.0.To'],
    [{ id: 'Not a name' }, 'Rules.0.Id'],
    [{ source: '' }, 'Rules.0.Source'],
  ])('name the field that is wrong: %j', async (wrong, field) => {
    const { rules } = await getPack('pay');
    const refund = rules.find(({ kind }) => kind === 'volunteerRefund');
    const { problem } = await app.call(staff.token, 'Rules/SavePack', {
      pack: 'pay',
      version: 0,
      reason: 'Prova',
      rules: [written({ ...refund, ...wrong } as never)],
    });
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
  });
});

describe('the quota of a league by birth years', () => {
  const ask = async (level: 2 | 3, country = 'IT') =>
    (await app.call(agent.token, 'Rules/GetBirthYearQuota', { country, level })).ok.quota;

  it('is that of the season of today’s requests, and follows the pack', async () => {
    expect(await ask(3)).toMatchObject({ season: 2026, bornFrom: [2006, 2007, 2008], certainty: 'press' });
    const { version, rules } = (await app.call(staff.token, 'Rules/GetPack', { pack: 'squads' })).ok;
    const kept = rules
      .map(({ confirmed: _, ...rule }) => rule)
      .filter(({ id }) => !id.startsWith('italy-serie-d-quota-202') || id.endsWith('2025'));
    const before = kept.find(({ kind }) => kind === 'birthYearQuota');
    const next = {
      ...before,
      id: 'italy-serie-d-quota-2026',
      from: '2026-07-01',
      to: '2027-06-30',
      edition: 'LND, season 2026/27',
      article: 'Comunicato ufficiale 1',
      figures: { category: 6, bornFrom: [2006, 2007] },
    };
    const saved = await app.call(staff.token, 'Rules/SavePack', {
      pack: 'squads',
      version,
      reason: 'Quote della nuova stagione',
      rules: [...kept, next] as never,
    });
    expect(saved.status).toBe(200);
    await app.settle();
    await app.services.rules.refresh();
    expect(await ask(3)).toEqual({
      season: 2026,
      bornFrom: [2006, 2007],
      article: 'Comunicato ufficiale 1',
      edition: 'LND, season 2026/27',
      status: 'inForce',
      source: before?.source,
      certainty: before?.certainty,
    });
    expect(await ask(2)).toBeNull();
    await app.call(staff.token, 'Rules/SavePack', {
      pack: 'squads',
      version: version + 1,
      reason: 'Solo la stagione scorsa',
      rules: kept as never,
    });
    await app.settle();
    await app.services.rules.refresh();
    expect(await ask(3)).toMatchObject({ bornFrom: [2005, 2006, 2007], endedOn: '2026-06-30' });
    expect(await ask(3, 'FR')).toBeNull();
  });
});
