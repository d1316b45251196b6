import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./picture-process.ts', import.meta.url));
const patienceMs = 25_000;

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture anew without its metadata: `keep` at its size, at most 4096 px on a side; `avatar` as a small PNG. In a
 * process of its own, one at a time: what decoding costs and what a bad picture breaks is gone with that process.
 *
 * @returns the path of the new picture beside the old one, or null when it cannot be read or has too many pixels.
 */
export function encodePicture(path: string, how: 'keep' | 'avatar'): Promise<string | null> {
  const made = last.then(() => run(path, `${path}.drawn`, how));
  last = made.catch(() => undefined);
  return made;
}

function run(from: string, to: string, how: string): Promise<string | null> {
  return new Promise((resolve) => {
    const options = { timeout: patienceMs, killSignal: 'SIGKILL', env: {} } as const;
    execFile(process.execPath, ['--no-warnings', program, from, to, how], options, (error) => {
      resolve(error ? null : to);
    });
  });
}
