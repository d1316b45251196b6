import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { service } from '../../tools/launch/service.mjs';
import { benchTokenSecrets } from './bench-tokens.ts';

/** Starts a program and resolves when its address responds; 'service' is our service with the flags of `npm start`. */
export async function startChild(
  script: string,
  env: Record<string, string>,
  readyUrl: string,
): Promise<ChildProcess> {
  const child = spawn(process.execPath, script === 'service' ? service.args : [script], {
    env: {
      ...process.env,
      ...(script === 'service' ? service.env : {}),
      TOKEN_SECRET: benchTokenSecrets.present,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    const answered = await fetch(readyUrl).then(
      () => true,
      () => false,
    );
    if (answered) return child;
    await new Promise((later) => setTimeout(later, 50));
  }
}

export function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('close', () => done());
    child.kill('SIGTERM');
  });
}

/** Resident memory in megabytes. */
export function residentMb(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}

/** Processor time of a process since its start, including its threads, in seconds. */
export function processorSeconds(child: ChildProcess): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
  // After the name in brackets: the 12th and 13th field are user and system time, in hundredths of a second.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
