import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * How the service's process is run. Its young generation is kept small: at rest that saves a fifth of its memory. The old one is
 * tidied each time it has grown by half, so that the garbage of thousands of joins does not stay; a quarter keeps no less
 * memory, and a busy room then waits a tenth of a second for the tidying every eight seconds instead of every thirty.
 * Node keeps what it made of the sources, so the next start need not strip their types again.
 */
export const service = {
  args: ['--max-semi-space-size=8', '--heap-growing-percent=50', join(root, 'server/src/start.ts')],
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') },
};
