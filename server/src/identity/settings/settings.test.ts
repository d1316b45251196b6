import type { Api } from '@trattativa/contract/api';
import { defaultSettings } from '@trattativa/domain/identity/platform-settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type Person, testPassword } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { readSettings } from './read-settings.ts';

type Save = Api['Settings/SaveSettings']['input'];

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  admin = await makeStaff(app, { admin: true });
});
afterAll(() => app.close());

const current = async () => (await app.call(admin.token, 'Settings/GetSettings', {})).ok;

/** Saves as the administrator who saw the version in force. */
async function save(settings: Save['settings'], more: Partial<Save> = {}) {
  const { version } = await current();
  return app.call(admin.token, 'Settings/SaveSettings', { version, reason: 'Prova', settings, ...more });
}

const proof = { currentPassword: testPassword };

describe('the platform settings', () => {
  it('begin with the defaults, as version 1', async () => {
    const { version, settings, changedBy } = await current();
    expect([version, changedBy]).toEqual([1, null]);
    expect(settings).toMatchObject({
      representation: { activation: 18, finalPrices: { tier1: 1500, youth: 100 }, months: 12 },
      invoices: { vatPercent: 22, operator: { name: '', vatNumber: '' } },
      recipients: defaultSettings.recipients,
      silence: { reminderDays: 7, lapseDays: 21 },
      room: { messageLength: 4000, messagesPerMinute: 60, pollMs: 300_000 },
      web: { chunkTimeoutSeconds: 120 },
    });
  });

  it('change by a new version, which keeps who changed what, when and why', async () => {
    const saved = await save(
      { recipients: { clubs: 12, agents: 30, coachingStaff: 30 } },
      { reason: 'Meno spam' },
    );
    expect(saved.ok).toMatchObject({ version: 2, settings: { recipients: { clubs: 12 } } });
    const { items } = (await app.call(admin.token, 'Settings/GetSettingsHistory', {})).ok;
    expect(items[0]).toMatchObject({
      version: 2,
      reason: 'Meno spam',
      changedBy: { accountId: admin.accountId },
      changedAt: app.clock.now().toISOString(),
      changes: [{ path: 'recipients.clubs', from: 30, to: 12 }],
    });
    expect(items.at(-1)).toMatchObject({ version: 1, changedBy: null, changes: [] });
  });

  it('get no version when nothing changes', async () => {
    const before = await current();
    expect((await save({ recipients: before.settings.recipients })).ok.version).toBe(before.version);
  });

  it('are refused to whoever saw an older version, with those in force', async () => {
    const before = await current();
    await save({ web: { chunkTimeoutSeconds: 60 } });
    const late = await save({ web: { chunkTimeoutSeconds: 90 } }, { version: before.version });
    expect(late.problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      current: { Version: before.version + 1 },
    });
  });

  it('get one version of two saves at once', async () => {
    const { version } = await current();
    const both = await Promise.all([
      save({ web: { chunkTimeoutSeconds: 70 } }, { version }),
      save({ web: { chunkTimeoutSeconds: 80 } }, { version }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await current()).version).toBe(version + 1);
  });

  it.each([
    [{ recipients: { clubs: 0, agents: 30, coachingStaff: 30 } }, 'Settings.Recipients.Clubs', 'minimo è 1'],
    [{ silence: { reminderDays: 7, lapseDays: 7 } }, 'Settings.Silence.LapseDays', '9'],
    [{ room: { messageLength: 4000, messagesPerMinute: 60, pollMs: 5 } }, 'Settings.Room.PollMs', '30000'],
  ] as const)('name the field that is out of its bounds: %j', async (settings, field, words) => {
    const { problem } = await save(settings as Save['settings']);
    expect(problem.errors).toEqual([
      expect.objectContaining({ field, text: expect.stringContaining(words) }),
    ]);
  });

  it('need a reason', async () => {
    const { problem } = await save({ web: { chunkTimeoutSeconds: 99 } }, { reason: ' ' });
    expect(problem.errors?.map(({ field }) => field)).toEqual(['Reason']);
  });

  it('are nobody’s but administrators’: staff get 403', async () => {
    const staff = await makeStaff(app);
    expect((await app.call(staff.token, 'Settings/GetSettings', {})).status).toBe(403);
    expect((await app.call(staff.token, 'Settings/GetSettingsHistory', {})).status).toBe(403);
  });

  it('stand in the audit, by their version', async () => {
    const { version } = (await save({ web: { chunkTimeoutSeconds: 100 } })).ok;
    const { items } = (await app.call(admin.token, 'Audit/GetAudit', { kind: 'settings' })).ok;
    expect(items[0]).toMatchObject({ type: 'settings.changed', dealId: version, actor: 'staff' });
  });

  it('are never changed or removed in the database', async () => {
    const { db } = app.services;
    await expect(sql`update platform_settings set reason = 'x'`.execute(db)).rejects.toThrow(/never changed/);
    await expect(sql`delete from platform_settings`.execute(db)).rejects.toThrow(/never changed/);
  });
});

describe('money, operator and agent', () => {
  const agent = { name: 'Andrea Conti', fifaLicence: '202301-1', figcNumber: 'F1', coniNumber: 'C1' };

  it('ask for the password again where the administrator has no second factor', async () => {
    const refused = await save({ agent });
    expect(refused.problem).toMatchObject({ code: 'PASSWORD_WRONG', errors: [{ field: 'CurrentPassword' }] });
    expect((await save({ agent }, proof)).ok.settings.agent).toEqual(agent);
  });

  it.each([
    [{ vatNumber: 'IT01234567890' }, 'VatNumber'],
    [{ iban: 'IT60X0542811101000000123457' }, 'Iban'],
    [{ postcode: '2012' }, 'Postcode'],
    [{ email: 'nobody' }, 'Email'],
    [{ country: 'ZZZ' }, 'Country'],
  ])('refuse an operator with %j', async (wrong, field) => {
    const { operator } = (await current()).settings.invoices;
    const { problem } = await save(
      { invoices: { vatPercent: 22, operator: { ...operator, ...wrong } } },
      proof,
    );
    expect(problem.errors?.map((error) => error.field)).toEqual([`Settings.Invoices.Operator.${field}`]);
  });

  it('keep a final price from falling below the activation', async () => {
    const { representation } = (await current()).settings;
    const finalPrices = { ...representation.finalPrices, youth: 17 };
    const { problem } = await save({ representation: { ...representation, finalPrices } }, proof);
    expect(problem.errors).toEqual([
      expect.objectContaining({
        field: 'Settings.Representation.FinalPrices.Youth',
        text: expect.stringContaining('18'),
      }),
    ]);
  });

  it('are kept in cents', async () => {
    const { representation } = (await current()).settings;
    await save({ representation: { ...representation, activation: 20 } }, proof);
    const read = await readSettings(app.services.db);
    expect(read.representation).toMatchObject({ activationCents: 2000, finalPrices: { tier1: 150_000 } });
  });
});

it('a value that an older release did not store is the default', async () => {
  const { db } = app.services;
  const { version } = await readSettings(db);
  await sql`
    insert into platform_settings (version, settings, reason, changed_at)
    values (${version + 1}, '{"silence": {"reminderDays": 5}}', 'Older', now())`.execute(db);
  const read = await readSettings(db);
  expect(read.silence).toEqual({ reminderDays: 5, lapseDays: defaultSettings.silence.lapseDays });
  expect(read.room).toEqual(defaultSettings.room);
});
