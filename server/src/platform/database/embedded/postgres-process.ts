import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseCluster } from './database-cluster.ts';

const leftoverPatienceMs = 20_000;

// PostgreSQL runs below a shell that holds the other end of a pipe. When this process ends for any reason,
// the pipe closes and the shell requests a fast shutdown. When PostgreSQL exits, so does the shell.
const watchdog = `
exec 3<&0
"$@" </dev/null 3<&- & server=$!
{ read -r _ <&3; kill -INT $server; } >/dev/null 2>&1 & reader=$!
wait $server; code=$?
kill $reader 2>/dev/null
exit $code`;

/** A running `postgres`; `said` is its last output, for error messages. */
export interface PostgresProcess {
  child: ChildProcess;
  hasEnded(): boolean;
  /** Resolves when it has ended. */
  ended: Promise<void>;
  lastOutput(): string;
  /** Fast shutdown; resolves when it has exited. */
  stop(): Promise<void>;
}

/** Starts `postgres` on a cluster, listening on the given loopback port only. */
export function spawnPostgres(cluster: DatabaseCluster, port: number, durable: boolean): PostgresProcess {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '128MB',
    effective_cache_size: '1GB',
    work_mem: '16MB',
    jit: 'off',
    random_page_cost: '1.1',
    // Most statements take a few milliseconds and many run at once: starting workers would cost more than they save.
    max_parallel_workers_per_gather: '0',
    max_wal_size: '512MB',
    log_min_messages: 'fatal',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const binary = join(cluster.bin, 'postgres');
  const args = ['-D', cluster.folder, ...flags];
  const [command, all] =
    process.platform === 'win32'
      ? [binary, args]
      : ['/bin/sh', ['-c', watchdog, 'postgres', binary, ...args]];
  const child = spawn(command, all, {
    ...cluster.identity,
    cwd: cluster.folder,
    // A separate process group: Ctrl-C in the terminal must not stop the database before the server.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  return follow(child);
}

function follow(child: ChildProcess): PostgresProcess {
  let lastOutput = '';
  let ended = false;
  child.stderr?.on('data', (part) => {
    lastOutput = (lastOutput + String(part)).slice(-4000);
  });
  const end = new Promise<void>((resolve) => {
    const finish = () => {
      ended = true;
      resolve();
    };
    child.once('error', (error) => {
      lastOutput += error.message;
      finish();
    });
    child.once('close', finish);
  });
  child.stdin?.on('error', () => {});
  return {
    child,
    hasEnded: () => ended,
    ended: end,
    lastOutput: () => lastOutput,
    stop: () => {
      if (process.platform === 'win32') child.kill();
      else child.stdin?.end();
      return end;
    },
  };
}

/**
 * Stops the PostgreSQL that a killed process left running on this cluster. Removes a stale PID file whose
 * process id now belongs to another program: PostgreSQL would otherwise wait for that program for ever.
 */
export async function stopLeftover(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const leftover = readMark(file);
  if (!leftover) return;
  const deadline = Date.now() + leftoverPatienceMs;
  for (let tries = 0; isRunning(leftover); tries += 1) {
    const patient = Date.now() < deadline;
    if (tries === 0 || !patient) process.kill(leftover.pid, patient ? 'SIGINT' : 'SIGQUIT');
    await new Promise((later) => setTimeout(later, 50));
  }
  if (isAlive(leftover.pid)) await rm(file, { force: true });
}

/** The PostgreSQL main process and port, when it runs on this cluster and accepts connections. */
export function findRunning(folder: string): { pid: number; port: number } | null {
  const mark = readMark(join(folder, 'postmaster.pid'));
  return mark?.ready && isRunning(mark) ? { pid: mark.pid, port: mark.port } : null;
}

interface Mark {
  pid: number;
  folder: string;
  port: number;
  ready: boolean;
}

function readMark(file: string): Mark | null {
  if (!existsSync(file)) return null;
  // postmaster.pid, line by line: process, folder, start time, port, socket folder, address, shared memory,
  // state.
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, folder: lines[1] ?? '', port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

function isRunning(mark: Mark): boolean {
  if (!isAlive(mark.pid)) return false;
  const command = commandOf(mark.pid);
  return command.includes('postgres') && (process.platform === 'win32' || command.includes(mark.folder));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    if (process.platform === 'win32')
      return execFileSync('tasklist', ['/FI', `PID eq ${pid}`], { encoding: 'utf8' });
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
