import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, makePlayerAccount, testPassword } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';
import { createLog } from '../../../platform/log.ts';

/** The log records who did what, by number, without secrets or personal data (ASVS A16). */

let app: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  app = await buildTestApp({ env: { LOG_LEVEL: 'trace' }, logTo });
});
afterAll(() => app.close());

const events = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

it('records logins, failures and refusals, without the input', async () => {
  const agent = await makeAgent(app);
  const player = await makePlayerAccount(app);
  const wrong = 'canarino sbagliato';
  await app.logIn(agent.email, wrong);
  const login = await app.logIn(agent.email, testPassword);
  const token: string = login.body.access_token;
  await app.call(player.token, 'Agent/GetAgentPlayerList', { agentId: agent.agentId });
  await app.call(token, 'Agent/GetAgentPlayerList', { agentId: 987_654 });
  await app.post(token, '/api/Agent/GetAgentPlayerIdByName', { PlayerName: 'cana\u0000rino' });
  await app.post(token, '/api/Agent/GetAgentInfo', { AgentId: agent.agentId, Canarino: 'canarino' });
  await app.call(null, 'Account/StartResetPassword', { email: agent.email });
  await app.settle();
  const [mail] = await app.mailTo(agent.email);
  const code = /code=([\w-]+)/.exec(mail?.links[0] ?? '')?.[1] ?? 'no code';

  const account = agent.accountId;
  expect(events()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ event: 'sign-in failed', account }),
      expect.objectContaining({ event: 'signed in', account }),
      expect.objectContaining({ event: 'refused', account: player.accountId, code: 'FORBIDDEN' }),
      expect.objectContaining({ event: 'refused', account, code: 'SUBJECT_MISMATCH' }),
      expect.objectContaining({ event: 'refused', account, code: 'FORBIDDEN_CHARACTERS' }),
      expect.objectContaining({ event: 'refused', account, code: 'UNKNOWN_FIELD' }),
    ]),
  );
  const written = lines.join('');
  const cookie = login.cookies[0]?.value ?? '';
  for (const secret of [agent.email, testPassword, wrong, token, cookie, code, 'anarino'])
    expect(written).not.toContain(secret);
});

it("records an error's location, not its personal data", () => {
  const written: string[] = [];
  const log = createLog('info', { write: (line: string) => void written.push(line) });
  const duplicate = Object.assign(
    new Error('duplicate key value violates unique constraint "accounts_email_key"'),
    {
      code: '23505',
      constraint: 'accounts_email_key',
      detail: 'Key (email)=(canarino@test.example) already exists.',
    },
  );
  const refused = new Error('550 no such user <canarino@test.example>', { cause: duplicate });
  log.error({ err: Object.assign(refused, { rejected: ['canarino@test.example'] }) }, 'failed');
  log.error({ err: new Error('invalid input syntax for type bigint: "canarino"') }, 'failed');
  const [first] = written.map((line) => JSON.parse(line) as { err: Record<string, unknown> });
  expect(first?.err).toMatchObject({ message: '550 no such user <…@…>', cause: { code: '23505' } });
  expect(first?.err.stack).toContain('security-log.test.ts');
  expect(written.join('')).not.toContain('canarino');
});
