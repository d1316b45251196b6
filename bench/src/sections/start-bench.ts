import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, residentMb, startChild, stopChild } from '../child.ts';

export interface StartFigures {
  /** Seconds until the first page, with an empty data folder (creates the database, loads the demo market). */
  firstStart: number;
  nextStart: number;
  /** Resident memory of the Node process with the demo market after 15 seconds at rest, in megabytes. */
  idleMb: number;
}

const restMs = 15_000;

/** Measures the time of a start after installation and build, and the memory of the process. */
export async function benchStart(): Promise<StartFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trattativa-bench-'));
  const start = async () => {
    const port = await freePort();
    const began = performance.now();
    const child = await startChild(
      'service',
      { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
      `http://127.0.0.1:${port}/`,
    );
    return { child, seconds: (performance.now() - began) / 1000 };
  };
  try {
    const first = await start();
    await stopChild(first.child);
    const next = await start();
    await new Promise((later) => setTimeout(later, restMs));
    const idleMb = residentMb(next.child);
    await stopChild(next.child);
    return { firstStart: first.seconds, nextStart: next.seconds, idleMb };
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
