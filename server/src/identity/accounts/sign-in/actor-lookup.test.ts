import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { endSessionRecorded, findActorByToken } from './sessions.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

describe('calls that arrive together', () => {
  it('share one lookup of their caller', async () => {
    const person = await makeAgent(app);
    const first = findActorByToken(app.services, person.token);
    const second = findActorByToken(app.services, person.token);
    expect(second).toBe(first);
    expect((await first)?.accountId).toBe(person.accountId);
    expect(findActorByToken(app.services, person.token)).not.toBe(first);
  });

  it('never share it with another token', async () => {
    const [one, other] = [await makeAgent(app), await makeAgent(app)];
    const found = await Promise.all(
      [one.token, other.token, `${one.token}x`].map((token) => findActorByToken(app.services, token)),
    );
    expect(found.map((actor) => actor?.accountId)).toEqual([one.accountId, other.accountId, undefined]);
  });

  it('are refused after the session has ended', async () => {
    const person = await makeAgent(app);
    const actor = await findActorByToken(app.services, person.token);
    await app.services.db
      .transaction()
      .execute((tx) => endSessionRecorded(app.services, tx, person.accountId, actor?.sessionId ?? ''));
    const after = [
      findActorByToken(app.services, person.token),
      findActorByToken(app.services, person.token),
    ];
    expect(await Promise.all(after)).toEqual([null, null]);
  });
});
