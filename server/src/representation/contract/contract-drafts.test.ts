import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBuyer, pay } from '../../../test/factories/payments.ts';
import { makePlayerAccount, makeStaff, type Person, testPassword } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let person: Person & { playerId: number };
let admin: Person;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  admin = await makeStaff(app, { admin: true });
  person = await makePerson();
});
afterAll(() => app.close());

async function makePerson(): Promise<Person & { playerId: number }> {
  const made = await makeBuyer(app);
  await app.services.db
    .updateTable('players')
    .set({ address: 'Via del Santo 12', city: 'Padova' })
    .where('id', '=', made.playerId)
    .execute();
  return made;
}

const generate = ({ token, playerId }: { token: string; playerId: number }) =>
  app.app.http.inject({
    method: 'POST',
    url: '/api/Player/GenerateContractPDF',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ Id: playerId }),
  });
const drafts = async (token: string, playerId: number) =>
  (await app.call(token, 'Player/GetContractDrafts', { playerId })).ok;

describe('the drafts of a contract', () => {
  it('are versions, the latest first, and every one stays readable', async () => {
    const first = await generate(person);
    app.clock.advance({ minutes: 5 });
    const second = await generate(person);
    const { items, terms } = await drafts(person.token, person.playerId);
    expect(items.map(({ version, madeAt, language }) => [version, madeAt, language])).toEqual([
      [2, '2026-09-15T10:05:00.000Z', 'it'],
      [1, '2026-09-15T10:00:00.000Z', 'it'],
    ]);
    expect(terms).toMatchObject({ representationId: null, activationCost: 18, months: 12 });
    for (const [draft, made] of [
      [items[1], first],
      [items[0], second],
    ] as const) {
      const opened = await app.app.http.inject({
        method: 'POST',
        url: '/api/Player/contract',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ Folder: draft?.folder }),
      });
      expect(opened.rawPayload.equals(made.rawPayload)).toBe(true);
    }
  });

  it('keep the figures that they were written with when the settings change', async () => {
    const player = await makePerson();
    await generate(player);
    const [before] = (await drafts(player.token, player.playerId)).items;
    await changeActivation(25);
    await generate(player);
    const { items, terms } = await drafts(player.token, player.playerId);
    expect(items.map(({ activationCost }) => activationCost)).toEqual([25, 18]);
    expect(items[1]).toEqual(before);
    expect(items[0]?.settingsVersion).toBe((before?.settingsVersion ?? 0) + 1);
    expect(terms?.prices[0]).toMatchObject({ band: 'tier1', price: 1500, balance: 1475 });
    await changeActivation(18);
  });

  it('show what was agreed in the purchase of the representation', async () => {
    const player = await makePerson();
    const { url } = (await app.call(player.token, 'Payment/StartActivation', {})).ok;
    await pay(app, url);
    await changeActivation(25);
    await generate(player);
    const { items, terms } = await drafts(player.token, player.playerId);
    expect(items[0]).toMatchObject({ activationCost: 18, representationId: expect.any(Number) });
    expect(terms?.representationId).toBe(items[0]?.representationId);
    await changeActivation(18);
  });

  it('number themselves without gaps when several are written together', async () => {
    const player = await makePerson();
    await Promise.all(Array.from({ length: 8 }, () => generate(player)));
    const { items } = await drafts(player.token, player.playerId);
    expect(items.map(({ version }) => version)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
  });

  it('are not removed by hand and are not changed in the database', async () => {
    const [draft] = (await drafts(person.token, person.playerId)).items;
    const removed = await app.call(person.token, 'File/DeleteFile', { fileId: draft?.folder ?? '' });
    expect(removed.problem.code).toBe('FORBIDDEN');
    await expect(
      app.services.db.updateTable('contract_drafts').set({ months: 24 }).execute(),
    ).rejects.toThrow('a draft of a contract is not changed');
  });

  it('leave the room of attachments to signed copies', async () => {
    const player = await makePerson();
    for (let time = 0; time < 11; time += 1) expect((await generate(player)).statusCode).toBe(200);
    expect((await drafts(player.token, player.playerId)).items).toHaveLength(11);
  });

  it('are read by the player and staff; to others the player is absent', async () => {
    const other = await makePlayerAccount(app);
    const [foreign, absent] = await Promise.all(
      [person.playerId, 999_999_999].map((playerId) =>
        app.post(other.token, '/api/Player/GetContractDrafts', { PlayerId: playerId }),
      ),
    );
    expect([foreign?.status, foreign?.problem]).toEqual([404, absent?.problem]);
    const staff = await makeStaff(app);
    expect((await drafts(staff.token, person.playerId)).items).not.toEqual([]);
  });

  it('name the operator and the agent of the platform settings', async () => {
    const { agent, operator } = await drafts(person.token, person.playerId);
    const settings = (await app.call(admin.token, 'Settings/GetSettings', {})).ok;
    expect(agent).toEqual(settings.settings.agent);
    expect(operator.name).toBe(settings.settings.invoices.operator.name);
  });
});

/** Sets the price of the activation, in euros. */
async function changeActivation(activation: number): Promise<void> {
  const { settings, version } = (await app.call(admin.token, 'Settings/GetSettings', {})).ok;
  const changed = await app.call(admin.token, 'Settings/SaveSettings', {
    version,
    settings: { representation: { ...settings.representation, activation } },
    reason: 'A test of the figures.',
    currentPassword: testPassword,
  });
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.problem));
}
