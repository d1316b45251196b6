import { playerRole } from '@trattativa/domain/people/player-roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
const asked = { role: playerRole.attackingMidfielder, level: 3 as const, country: 'IT' };

beforeAll(async () => {
  app = await buildTestApp({ env: { PREVIEWS_PER_HOUR: '2' }, now: '2026-09-15T10:55:00.000Z' });
});
afterAll(() => app.close());

it('previews are counted by the hour up to the setting, over both calls and for all members of a club together', async () => {
  const first = await makeTeamMember(app);
  const colleague = await makeTeamMember(app, { teamId: first.teamId });
  expect((await app.call(first.token, 'Request/PreviewCandidates', asked)).status).toBe(200);
  expect((await app.call(colleague.token, 'Request/GetMatchingAgents', asked)).status).toBe(200);
  for (const { token } of [first, colleague]) {
    const refused = await app.call(token, 'Request/PreviewCandidates', asked);
    expect([refused.status, refused.problem.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
  }
  const other = await makeTeamMember(app);
  expect((await app.call(other.token, 'Request/PreviewCandidates', asked)).status).toBe(200);
  app.clock.advance({ minutes: 10 });
  expect((await app.call(first.token, 'Request/PreviewCandidates', asked)).status).toBe(200);
});
