import type { Api } from '@trattativa/contract/api';
import { fromWire, toWire } from '@trattativa/contract/wire-names';
import { inject } from 'vitest';
import { confirmProposalOf } from '../../server/test/stage/confirm-proposal-of.ts';
import { enqueueJob } from '../../server/test/stage/enqueue-job.ts';
import { createTestDatabase } from '../../server/test/stage/test-database.ts';
import { freePort } from './free-port.ts';
import { type HeldWrites, holdWrites } from './hold-writes.ts';
import type { RunningService } from './running-service.ts';
import { startInWorker } from './service-in-worker.ts';
import { type ServiceProcess, startService } from './service-process.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

const mailPatienceMs = 15_000;
export const demoPassword = 'Trattativa-demo-1';

/**
 * The port of all servers of this worker, one after the other: the browser keeps what it has loaded from an address, and
 * its next windows find the application there.
 */
let workerPort: Promise<number> | undefined;

const locate = (databaseUrl: string) => ({ databaseUrl, dataDir: inject('dataDir') });

/** The demo market of one test file: its own server and database. */
export class Service {
  readonly address: string;
  readonly #databaseUrl: string;
  readonly #dropDatabase: () => Promise<void>;
  #running: RunningService | ServiceProcess;

  private constructor(
    database: { url: string; drop(): Promise<void> },
    running: RunningService | ServiceProcess,
  ) {
    this.address = `http://127.0.0.1:${running.port}`;
    this.#databaseUrl = database.url;
    this.#dropDatabase = database.drop;
    this.#running = running;
  }

  /** Starts it in this process; one that the test kills needs its own. */
  static async start({ isKilled = false } = {}): Promise<Service> {
    workerPort ??= freePort();
    const [database, port] = await Promise.all([createTestDatabase(), workerPort]);
    const start = isKilled ? startService : startInWorker;
    try {
      return new Service(database, await start({ ...locate(database.url), port }));
    } catch (error) {
      await database.drop();
      throw error;
    }
  }

  /** Kills the server, like a power cut. */
  kill(): Promise<void> {
    if (!('kill' in this.#running)) throw new Error('Open the stage with `isKilled` to kill its service.');
    return this.#running.kill();
  }

  /** Starts it again at the same address on the same database. */
  async startAgain(): Promise<void> {
    const { port } = this.#running;
    this.#running = await startService({ ...locate(this.#databaseUrl), port });
  }

  /** Lets every transaction that writes this table wait until it is released. */
  holdWrites(table: string): Promise<HeldWrites> {
    return holdWrites(this.#databaseUrl, table);
  }

  /** Lets the service run a scheduled job now: cron jobs follow the system clock. */
  runsJob(name: string): Promise<void> {
    return enqueueJob(this.#databaseUrl, name);
  }

  /** The player stands by the proposal that an agent sent without a mandate; another test covers the screens. */
  confirmProposalOf(negotiationId: number): Promise<void> {
    return confirmProposalOf(this.#databaseUrl, negotiationId);
  }

  /** Starts another process on the same database with its own roles. Stop it with its own `stop` or `kill`. */
  async startBeside(env: Record<string, string>): Promise<ServiceProcess> {
    return startService({ ...locate(this.#databaseUrl), port: await freePort(), env });
  }

  async stop(): Promise<void> {
    try {
      await this.#running.stop();
    } finally {
      await this.#dropDatabase();
    }
  }

  /** The newest mail to an address; waits for it, since mail is sent after the response. */
  async mailTo(address: string, about: RegExp = /./): Promise<Mail> {
    const deadline = Date.now() + mailPatienceMs;
    for (;;) {
      const mails = (await (await fetch(`${this.address}/dev/mailbox.json`)).json()) as Mail[];
      const found = mails.find((mail) => mail.to === address && about.test(`${mail.subject}\n${mail.text}`));
      if (found) return found;
      if (Date.now() > deadline) throw new Error(`No mail to ${address} about ${about}.`);
      await new Promise((later) => setTimeout(later, 100));
    }
  }

  /** Moves the service's clock. */
  async advanceClock(seconds: number): Promise<void> {
    const answer = await fetch(`${this.address}/dev/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceSeconds: seconds }),
    });
    if (!answer.ok) throw new Error(`The clock did not move: ${await answer.text()}`);
  }

  /** An access token for test set-up without the browser. */
  async tokenOf(email: string, password = demoPassword): Promise<string> {
    const body = new URLSearchParams({ grant_type: 'password', username: email, password, origin: 'test' });
    const answer = await fetch(`${this.address}/auth/login`, { method: 'POST', body });
    if (!answer.ok) throw new Error(`${email} could not log in: ${await answer.text()}`);
    return ((await answer.json()) as { access_token: string }).access_token;
  }

  /** Calls an endpoint for test set-up and checks. Rejects with the error response. */
  async call<Path extends keyof Api>(
    token: string,
    path: Path,
    input: Api[Path]['input'],
  ): Promise<Api[Path]['output']> {
    const answer = await fetch(`${this.address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(toWire(input)),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was refused: ${text}`);
    return fromWire(text === '' ? null : JSON.parse(text)) as Api[Path]['output'];
  }

  /** Uploads a file that the account sends with its next form; its id. */
  async uploads(token: string, file: { name: string; content: Buffer }): Promise<string> {
    const { accountId: parentId } = await this.call(token, 'Account/GetMyProfile', {});
    const form = new FormData();
    form.append('Input', JSON.stringify(toWire({ parentKind: 'unsent', parentId })));
    form.append('File', new Blob([new Uint8Array(file.content)]), file.name);
    const answer = await fetch(`${this.address}/api/File/UploadFile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The upload was refused: ${text}`);
    return (fromWire(JSON.parse(text)) as Api['File/UploadFile']['output']).file.id;
  }
}
