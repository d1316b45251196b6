import type { CallerKind } from '@trattativa/contract/access';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNewMatches } from '../src/market/matching.ts';
import { copyOfData } from './factories/copy-of-data.ts';
import type { Person } from './factories/people.ts';
import { type Asked, answersTo, questionsOf, tellingQuestions } from './hidden/answers.ts';
import { type HiddenField, type HiddenTable, hiddenFields, writeHidden } from './hidden/hidden-fields.ts';
import { makeWorld, type World } from './hidden/strangers.ts';
import { buildTestApp, type TestApp } from './stage/build-test-app.ts';

/**
 * Non-interference: what a stranger is told does not depend on a field that is hidden from the stranger, except that pay is told by
 * its band. New calls, and new fields that only some readers are sent, are included automatically.
 */

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  world = await makeWorld(app);
});
afterAll(() => app.close());

/** Tables whose hidden fields a kind of caller reads: premium agents keep the coaching portfolio and the clubs' contacts. */
const readBy: Partial<Record<CallerKind, readonly HiddenTable[]>> = {
  premium: ['coaching_staff', 'teams', 'team_org_chart'],
};

async function differences(token: string, fields: readonly HiddenField[], asked: readonly Asked[]) {
  await writeHidden(app, world.records, fields, 0);
  const before = await answersTo(app, token, asked);
  await writeHidden(app, world.records, fields, 1);
  const after = await answersTo(app, token, asked);
  return [...before].flatMap(([question, one]) => {
    const other = after.get(question) ?? '';
    return one === other ? [] : [`${question}: ${partingOf(one, other)}`];
  });
}

/** Whether an answer names a record of the world, or counts any. */
function isAboutRecords(answer: string): boolean {
  const ids = new Set(Object.values(world.records).flat());
  return /"(?:Total|Counts?|Exact)"/.test(answer) || [...ids].some((id) => answer.includes(`${id}`));
}

/** The fields that change an answer about the records when each changes alone: one may hide another's trace. */
async function toldAlone(token: string, fields: readonly HiddenField[], asked: readonly Asked[]) {
  await writeHidden(app, world.records, fields, 0);
  const questions = await tellingQuestions(app, token, asked, isAboutRecords);
  const before = await answersTo(app, token, questions);
  const told: string[] = [];
  for (const field of fields) {
    await writeHidden(app, world.records, [field], 1);
    for (const [question, answer] of await answersTo(app, token, questions)) {
      const one = before.get(question) ?? '';
      if (answer !== one)
        told.push(`${field.table}.${field.field} in ${question}: ${partingOf(one, answer)}`);
    }
    await writeHidden(app, world.records, [field], 0);
  }
  return { told, calls: questions.length };
}

/** Where two answers part, in few words. */
function partingOf(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 40), at + 40)).join(' <> ');
}

describe.each(['team', 'agent', 'premium', 'coach', 'scout', 'player'] as const)('a caller: %s', (kind) => {
  it('who may not read a field gets equal answers from every call, whatever it holds', async () => {
    const token = world.strangers[kind]?.token ?? '';
    const fields = hiddenFields.filter(({ table }) => !readBy[kind]?.includes(table));
    const asked = questionsOf(kind, world.ids);
    expect(asked.length).toBeGreaterThan(30);
    expect(await differences(token, fields, asked)).toEqual([]);
  }, 120_000);

  it('gets equal answers about the records when one of these fields alone differs', async () => {
    const token = world.strangers[kind]?.token ?? '';
    const fields = hiddenFields.filter(({ table }) => !readBy[kind]?.includes(table));
    const { told, calls } = await toldAlone(token, fields, questionsOf(kind, world.ids));
    expect(calls).toBeGreaterThan(2);
    expect(told).toEqual([]);
  }, 120_000);

  it('finds the same in the copy of the own data', async () => {
    const person = world.strangers[kind] as Person;
    const copyWith = async (which: 0 | 1) => {
      await writeHidden(app, world.records, hiddenFields, which);
      return (await copyOfData(app, person)).json;
    };
    expect(await copyWith(1)).toEqual(await copyWith(0));
  });
});

describe('what is sent to strangers unasked', () => {
  const offers = [700, 860, 950, 1000, 1050, 1100, 1300];

  /** Live events, notices and mails while the club moves an offer and the record owner changes what everybody sees. */
  async function sentWith(which: 0 | 1) {
    const { db } = app.services;
    const [requestId = 0] = world.ids.requestId ?? [];
    const offering = async (monthlyOffer: number) => {
      const { token } = world.club;
      const { version } = (await app.call(token, 'Request/GetRequest', { requestId })).ok;
      const asked = { role: 9, level: 3, city: 'Padova', country: 'IT', monthlyOffer };
      const request = { id: requestId, version, ...asked, agentIds: world.ids.agentId } as never;
      await app.call(token, 'Request/SaveRequest', { request }).then(({ ok }) => ok);
      await app.settle();
    };
    await writeHidden(app, world.records, hiddenFields, which);
    await offering(1000);
    for (const table of ['told_matches', 'events', 'notifications'] as const)
      await db.deleteFrom(table).execute();
    for (const offer of offers) await offering(offer);
    for (const city of ['Padova', 'Rovigo']) {
      const [playerId = 0] = world.records.players;
      const { version } = (await app.call(world.recordOwner.token, 'Player/GetPlayerInfo', { playerId })).ok;
      const player = { id: playerId, version, name: 'Tommaso', surname: 'Primo', city };
      await app
        .call(world.recordOwner.token, 'Agent/AddOrUpdateAgentPlayer', { player })
        .then(({ ok }) => ok);
      await app.settle();
    }
    const events = await sql<{ type: string; data: Record<string, unknown>; recipients: number[] }>`
      select type, data - 'version' as data, recipients from events order by id`.execute(db);
    const club = {
      accountId: world.club.accountId,
      agentId: null,
      playerId: null,
      teamId: world.ids.teamId?.[1] ?? 0,
    };
    return {
      events: Object.values(world.strangers).map(({ accountId }) =>
        events.rows
          .filter(({ recipients }) => recipients.map(Number).includes(accountId))
          .map(({ type, data }) => [type, data]),
      ),
      notices: await Promise.all(
        Object.values(world.strangers).map(async ({ token }) =>
          (await app.call(token, 'Notification/GetNotifications', {})).ok.items.map(
            ({ id: _id, ...notice }) => notice,
          ),
        ),
      ),
      digest: await listNewMatches(app.services, club, new Date(0), 50),
    };
  }

  it('does not depend on what is hidden from them: live events, notices and the digest', async () => {
    await sentWith(0);
    const [one, other] = [await sentWith(0), await sentWith(1)];
    expect(one.events.flat().map(([type]) => type)).toContain('match.exactFound');
    expect(one.digest.total).toBeGreaterThan(3);
    expect(other).toEqual(one);
  }, 60_000);
});
