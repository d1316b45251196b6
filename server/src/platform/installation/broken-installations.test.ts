import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, type Server as HttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPayments } from '../../billing/payments/provider/check-provider.ts';
import { checkAddress, proxyFinding } from './check-address.ts';
import { clockFinding } from './check-clock.ts';
import { checkDisk, checkRights } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkRedis } from './check-redis.ts';
import { checkScanner } from './check-scanner.ts';
import { checkSettings } from './check-settings.ts';
import { checkStore } from './check-store.ts';
import { type Finding, lineOf } from './finding.ts';

let folder: string;
let servers: (Server | HttpServer)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trattativa-installation-'));
});
afterEach(async () => {
  for (const server of servers) server.close();
  servers = [];
  await rm(folder, { recursive: true, force: true });
});

async function portOf(server: Server | HttpServer): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const tcp = (onConnection: (socket: Socket) => void) =>
  portOf(
    createServer((socket) => {
      socket.on('error', () => {});
      onConnection(socket);
    }),
  );

const http = (listener: RequestListener) => portOf(createHttpServer(listener));

/** A mail server that answers each command as told, and 250 to others. */
async function smtp(answers: Readonly<Record<string, string>> = {}): Promise<string> {
  const port = await tcp((socket) => {
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (data) => {
      const line = String(data);
      const known = Object.keys(answers).find((command) => line.startsWith(command));
      if (known !== undefined) socket.write(`${answers[known]}\r\n`);
      else if (line.startsWith('EHLO')) socket.write('250-mail.test\r\n250 AUTH PLAIN\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  return `127.0.0.1:${port}`;
}

const mailFrom = 'Trattativa <noreply@trattativa.test>';
const s3Of = (port: number) => ({
  dataDir: folder,
  s3: {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket: 'papers',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    pathStyle: true,
  },
});
const refusesWith = (status: number, code: string) =>
  http((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
  });
const scanner = (answer: (text: string) => string) =>
  tcp((socket) => {
    let sent = '';
    socket.on('data', (data) => {
      sent += data.toString('latin1');
      if (sent.endsWith('\0\0\0\0')) socket.end(`stream: ${answer(sent)}\0`);
    });
  });

const seen = { address: '203.0.113.9', sender: '127.0.0.1', forwardedFor: null, forwardedProto: null };
const site = 'https://trattativa.test';

/** A set-up that is broken in one way, and the beginning of what is said of it. */
const broken: [string, () => Promise<Finding[]> | Finding[], string, RegExp][] = [
  [
    'the mail server does not listen',
    () => checkMail({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom }, undefined),
    'fault    mail: No mail server answers at 127.0.0.1:1',
    /correct host and port in SMTP_URL/,
  ],
  [
    'the mail server refuses the login',
    async () =>
      checkMail(
        { smtpUrl: `smtp://ada:wrong@${await smtp({ AUTH: '535 bad credentials' })}`, mailFrom },
        undefined,
      ),
    'fault    mail: The mail server at 127.0.0.1',
    /refuses the login .* Correct user and password in SMTP_URL/,
  ],
  [
    'the port of the mail server has no TLS',
    async () => checkMail({ smtpUrl: `smtps://${await smtp()}`, mailFrom }, undefined),
    'fault    mail: The mail server at 127.0.0.1',
    /does not speak TLS .* Write smtps:\/\/ for port 465/,
  ],
  [
    'the mail server refuses the sender',
    async () =>
      checkMail(
        { smtpUrl: `smtp://${await smtp({ 'MAIL FROM': '553 not yours' })}`, mailFrom },
        'you@mail.test',
      ),
    'fault    mail: The mail server at 127.0.0.1',
    /refuses the sender .* Set MAIL_FROM/,
  ],
  [
    'the bucket does not exist',
    async () => checkStore(s3Of(await refusesWith(404, 'NoSuchBucket'))),
    'fault    files: Files cannot be stored in the bucket.',
    /Correct S3_BUCKET/,
  ],
  [
    'the key to the bucket is wrong',
    async () => checkStore(s3Of(await refusesWith(403, 'SignatureDoesNotMatch'))),
    'fault    files: Files cannot be stored in the bucket.',
    /Correct S3_SECRET_ACCESS_KEY/,
  ],
  [
    'the bucket answers with something else than was written',
    async () =>
      checkStore(
        s3Of(
          await http((request, response) => {
            request.resume();
            request.on('end', () => response.end(request.method === 'GET' ? 'an old page' : ''));
          }),
        ),
      ),
    'fault    files: What was written to the bucket papers',
    /without a cache between/,
  ],
  [
    'Redis asks for a password',
    async () => {
      const port = await tcp((socket) =>
        socket.on('data', () => socket.write('-NOAUTH Authentication required.\r\n'.repeat(4))),
      );
      return checkRedis({ redisUrl: `redis://127.0.0.1:${port}` });
    },
    'fault    redis: Redis at 127.0.0.1',
    /refuses the login .* Correct user and password in REDIS_URL/,
  ],
  [
    'Redis does not listen',
    () => checkRedis({ redisUrl: 'redis://127.0.0.1:1' }),
    'fault    redis: No Redis answers at 127.0.0.1:1',
    /Start it, or correct REDIS_URL/,
  ],
  [
    'the scanner has no signatures',
    async () => checkScanner({ scannerUrl: `tcp://127.0.0.1:${await scanner(() => 'OK')}` }),
    'fault    scanner: The scanner at 127.0.0.1',
    /does not find the test virus EICAR\. .*freshclam/,
  ],
  [
    'the scanner refuses everything',
    async () => checkScanner({ scannerUrl: `tcp://127.0.0.1:${await scanner(() => 'Broken FOUND')}` }),
    'fault    scanner: The scanner at 127.0.0.1',
    /refuses a clean file/,
  ],
  [
    'the scanner does not listen',
    () => checkScanner({ scannerUrl: 'tcp://127.0.0.1:1' }),
    'fault    scanner: The scanner at 127.0.0.1:1 does not answer',
    /Start clamd with TCPSocket/,
  ],
  [
    'Stripe does not know the key',
    async () => {
      const port = await http((_request, response) => {
        response.writeHead(401, { 'content-type': 'application/json' });
        response.end('{"error":{"type":"invalid_request_error","message":"Invalid API Key"}}');
      });
      return checkPayments(
        {
          production: true,
          payments: {
            provider: 'stripe',
            secretKey: 'sk_live_0123456789',
            webhookSecret: 'whsec_0123456789',
          },
        },
        { host: '127.0.0.1', port, protocol: 'http' },
      );
    },
    'fault    payments: Stripe refuses STRIPE_SECRET_KEY.',
    /write rights to Checkout Sessions/,
  ],
  [
    'another program answers at the public address',
    async () => {
      const own = await http((_request, response) => response.end('{"status":"ok"}'));
      const other = await http((_request, response) => response.end('<h1>Welcome to nginx!</h1>'));
      return checkAddress(
        {
          host: '127.0.0.1',
          port: own,
          publicUrl: `http://127.0.0.1:${other}`,
          chatUrl: undefined,
          trustProxy: 1,
        },
        'proof',
      );
    },
    'fault    address: The service runs here, but does not answer at http://127.0.0.1',
    /Let the proxy pass all paths/,
  ],
  [
    'the host of the public address is not in the name server',
    () =>
      checkAddress(
        {
          host: '127.0.0.1',
          port: 1,
          publicUrl: 'http://nowhere.invalid',
          chatUrl: undefined,
          trustProxy: 1,
        },
        'proof',
      ),
    'fault    address: The host of http://nowhere.invalid is not known',
    /correct PUBLIC_URL/,
  ],
  [
    'the proxy is not believed',
    () => [
      proxyFinding({ trustProxy: undefined }, site, {
        ...seen,
        address: '127.0.0.1',
        forwardedFor: '198.51.100.7, 203.0.113.9',
      }),
    ],
    'fault    address: The proxy at 127.0.0.1 names the caller, but is not believed',
    /Set TRUST_PROXY to 1/,
  ],
  [
    'more proxies are believed than there are',
    () => [
      proxyFinding({ trustProxy: 2 }, site, {
        ...seen,
        address: '198.51.100.7',
        forwardedFor: '198.51.100.7, 203.0.113.9',
      }),
    ],
    'fault    address: A caller can choose its address',
    /the number of proxies that really stand in front/,
  ],
  [
    'the proxy does not say who calls',
    () => [proxyFinding({ trustProxy: ['loopback'] }, site, { ...seen, address: '127.0.0.1' })],
    'fault    address: TRUST_PROXY is set, but the proxy does not pass X-Forwarded-For on.',
    /\$proxy_add_x_forwarded_for/,
  ],
  [
    'the proxy does not say that the caller uses https',
    () => [proxyFinding({ trustProxy: 1 }, site, { ...seen, forwardedFor: '203.0.113.9' })],
    'warning  address: The proxy does not say that the caller uses https.',
    /X-Forwarded-Proto/,
  ],
  [
    'the clock is wrong',
    () => [clockFinding([{ of: 'the database', differsByMs: -61_000 }])],
    'fault    clock: The clock of this machine and that of the database differ by 61.0 s.',
    /timedatectl set-ntp true/,
  ],
  [
    'the disk is full',
    () => checkDisk({ dataDir: '/srv/data' }, async () => 1_000_000),
    'fault    disk: The disk of /srv/data is full (0 MB free)',
    /Make room/,
  ],
  [
    'a file has the name of the data folder',
    async () => {
      await writeFile(join(folder, 'data'), '');
      return checkRights({ dataDir: join(folder, 'data') }, join(folder, '.env'));
    },
    'fault    rights: The data folder ',
    /set DATA_DIR to another folder/,
  ],
  [
    'others may read the settings',
    async () => {
      await writeFile(join(folder, '.env'), 'TOKEN_SECRET=x');
      await chmod(join(folder, '.env'), 0o644);
      await mkdir(join(folder, 'data'));
      return checkRights({ dataDir: join(folder, 'data') }, join(folder, '.env'));
    },
    'warning  rights: Other users of this machine may read the secrets in ',
    /chmod o-rwx/,
  ],
];

describe('npm run doctor', () => {
  it.each(broken)('names what is broken where %s', async (_name, check, beginning, remedy) => {
    const lines = (await check()).filter(({ state }) => state !== 'ok').map(lineOf);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.slice(0, beginning.length)).toBe(beginning);
    expect(lines[0]).toMatch(remedy);
  });

  it('names every setting that is wrong at once', () => {
    const { findings, config } = checkSettings({
      NODE_ENV: 'production',
      PORT: 'eighty',
      TOKEN_SECRET: 'short',
      SMPT_URL: 'smtp://mail.test',
      DATABASE_URL: 'postgres://ada@db.test/market',
      PUBLIC_URL: site,
    });
    expect(config).toBeNull();
    expect(findings.map(lineOf)).toEqual([
      expect.stringMatching(/^fault {4}settings: The setting TOKEN_SECRET is not valid/),
      expect.stringMatching(/^fault {4}settings: The setting PORT is not valid/),
      'fault    settings: A production start needs SMTP_URL. docs/settings.md has its meaning and an example.',
      expect.stringMatching(/^warning {2}settings: The variable SMPT_URL is not a setting/),
    ]);
  });

  it('says of which sender mails are when none is set', () => {
    const { findings } = checkSettings({
      NODE_ENV: 'production',
      TOKEN_SECRET: 'a secret of at least thirty-two characters',
      SMTP_URL: 'smtp://mail.test',
      DATABASE_URL: 'postgres://ada@db.test/market',
      PUBLIC_URL: site,
    });
    expect(findings.map(lineOf)).toEqual([
      expect.stringMatching(
        /^warning {2}settings: MAIL_FROM is not set, so mails come from Trattativa <noreply@/,
      ),
    ]);
  });
});
