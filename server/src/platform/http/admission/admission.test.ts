import { EventEmitter } from 'node:events';
import type { Priority } from '@trattativa/contract/priority';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { Admission, type AdmissionLimits } from './admission.ts';
import { isAdmitted } from './admit-calls.ts';

const patient = { login: 60_000, interactive: 60_000, bulk: 60_000 };

function open(limits: Partial<AdmissionLimits>) {
  const all = { maxRunning: 1, maxWaiting: 10, maxWaitMs: patient, maxConnectionWaitMs: 0, maxOfAccount: 1 };
  const admission = new Admission({ ...all, ...limits }, pino({ level: 'silent' }));
  const ran: string[] = [];
  const ends: (() => void)[] = [];
  /** Begins a call that runs until `end`. */
  const call = (priority: Priority, name: string, client?: EventEmitter & { destroyed: boolean }) => {
    const answer = admission.run(
      priority,
      () => {
        ran.push(name);
        return new Promise<void>((end) => ends.push(end));
      },
      client,
    );
    answer.catch(() => {});
    return answer;
  };
  /** Ends the calls that run, the oldest first, until none is left. */
  const endAll = async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise((later) => setImmediate(later));
      while (ends.length > 0) {
        ends.shift()?.();
        quiet = 0;
        await new Promise((later) => setImmediate(later));
      }
    }
  };
  return { admission, ran, call, endAll };
}

const refused = { code: 'OVERLOADED' };

describe('the admission of calls', () => {
  it('lets logins go before what screens wait for, and that before exports and imports, each in its order', async () => {
    const { ran, call, endAll } = open({});
    void call('interactive', 'first');
    for (const name of ['export', 'later export']) void call('bulk', name);
    for (const name of ['list', 'later list']) void call('interactive', name);
    void call('login', 'login');
    await endAll();
    expect(ran).toEqual(['first', 'login', 'list', 'later list', 'export', 'later export']);
  });

  it('never gives all places to logins or to exports', async () => {
    const { ran, call, endAll } = open({ maxRunning: 10 });
    for (let n = 0; n < 10; n += 1) void call('bulk', 'export');
    for (let n = 0; n < 10; n += 1) void call('login', 'login');
    for (let n = 0; n < 10; n += 1) void call('interactive', 'list');
    await new Promise((later) => setImmediate(later));
    const count = (name: string) => ran.filter((one) => one === name).length;
    expect([count('export'), count('login'), count('list')]).toEqual([2, 5, 3]);
    await endAll();
    expect(ran).toHaveLength(30);
  });

  it('refuses at once what would wait behind too many, and after a time what waited in vain', async () => {
    const { call, endAll } = open({ maxWaiting: 1, maxWaitMs: { ...patient, interactive: 5 } });
    const running = call('interactive', 'running');
    const waiting = call('interactive', 'waiting');
    await expect(call('interactive', 'third')).rejects.toMatchObject({ ...refused, retryAfter: 1 });
    await expect(waiting).rejects.toMatchObject(refused);
    await endAll();
    await running;
  });

  it('never runs a call whose client has gone while it waited, or before', async () => {
    const { ran, call, endAll, admission } = open({});
    void call('interactive', 'running');
    const client = Object.assign(new EventEmitter(), { destroyed: false });
    const waiting = call('interactive', 'waiting', client);
    client.emit('close');
    await expect(waiting).rejects.toMatchObject(refused);
    const gone = Object.assign(new EventEmitter(), { destroyed: true });
    await expect(call('interactive', 'gone', gone)).rejects.toMatchObject(refused);
    await endAll();
    expect(ran).toEqual(['running']);
    expect(admission.stats()).toContainEqual({ priority: 'interactive', state: 'dropped', calls: 2 });
  });

  it('gives the place of a call that failed to the next one', async () => {
    const { admission } = open({});
    await expect(admission.run('login', () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(await admission.run('login', async () => 'answered')).toBe('answered');
  });
});

it.each([
  '/auth/login',
  '/files/x',
  '/api/Payment/Webhook',
  '/discussions',
  '/avatars/x.png',
  '/api/player/x',
])('the admission of calls is before %s', (url) => expect(isAdmitted(url)).toBe(true));

it.each([
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/assets/x.js',
  '/index.html',
  '/api/docs',
  '/api/docs/ui/x',
  '/*',
])('the admission of calls leaves %s alone, which needs no database', (url) =>
  expect(isAdmitted(url)).toBe(false),
);
