import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const timeoutMs = 25_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a picture without its metadata: `keep` at its size, at most 4096 px per side; `avatar` as a
 * small PNG. Runs in a child process, one at a time: the memory of decoding and a crash on a bad picture stay
 * there.
 *
 * @returns the path of the new picture beside the old one, or null when it is unreadable or has too many
 * pixels.
 */
export function encodePicture(path: string, how: 'keep' | 'avatar'): Promise<string | null> {
  const made = last.then(() => run(path, `${path}.encoded`, how));
  last = made.catch(() => undefined);
  return made;
}

function run(from: string, to: string, how: string): Promise<string | null> {
  return new Promise((resolve) => {
    const options = { timeout: timeoutMs, killSignal: 'SIGKILL', env: {} } as const;
    execFile(process.execPath, ['--no-warnings', program, from, to, how], options, (error) => {
      resolve(error ? null : to);
    });
  });
}
