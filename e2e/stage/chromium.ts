import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import packed, { inflate } from '@sparticuz/chromium';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
];

let running: Promise<Browser> | undefined;

/**
 * The browser of this worker. It starts on first use, restarts if it has ended, and ends with the worker. It is the one of
 * `CHROME_PATH`, else the Chromium installed by npm (Linux on x64), else the Chrome installed on this machine.
 */
export async function openBrowser(): Promise<Browser> {
  const browser = await running?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  running = executable().then((found) => chromium.launch({ ...found, args: flags }));
  return running;
}

async function executable(): Promise<LaunchOptions> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return { executablePath: chosen };
  if (process.platform !== 'linux' || process.arch !== 'x64') return { channel: 'chrome' };
  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;
  if (!existsSync('/etc/fonts/fonts.conf')) env.FONTCONFIG_PATH = join(folder, 'fonts');
  // A minimal machine lacks the browser's libraries; the package contains them.
  if (lacksLibraries(executablePath)) env.LD_LIBRARY_PATH = join(folder, 'al2023', 'lib');
  return { executablePath, env };
}

/** The folder with the unpacked browser, created once per version by the first worker. */
async function unpacked(): Promise<string> {
  const described = JSON.parse(await readFile(join(modules, '@sparticuz/chromium/package.json'), 'utf8'));
  const cache = join(modules, '.cache');
  const folder = join(cache, `chromium-${described.version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const partial = await mkdtemp(`${folder}.`);
  // By default it unpacks to the temporary folder and would reuse files of another user or a killed run.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = partial;
  try {
    await packed.executablePath();
    await inflate(join(modules, '@sparticuz/chromium/bin/al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await rename(partial, folder).catch(() => rm(partial, { recursive: true, force: true }));
  return folder;
}

function lacksLibraries(binary: string): boolean {
  try {
    return execFileSync('ldd', [binary], { encoding: 'utf8' }).includes('not found');
  } catch {
    return false;
  }
}
