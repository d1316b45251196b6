import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A window of the browser, with an empty page. */
export interface Window {
  context: BrowserContext;
  page: Page;
}

const usual: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  reducedMotion: 'reduce',
  locale: 'it-IT',
  timezoneId: 'Europe/Rome',
};
const maxFree = 6;

/** Windows of this worker that nobody uses. */
const free: Window[] = [];

/** A new window, with settings of its own. */
export async function openWindow(browser: Browser, own: BrowserContextOptions = {}): Promise<Window> {
  const context = await browser.newContext({ ...usual, ...own });
  return { context, page: await context.newPage() };
}

/**
 * A window with the usual settings, without any trace of who had it before. It is as good as a new one, except that the
 * application's files, which a new one loads and compiles again, are in its cache.
 */
export async function takeWindow(browser: Browser): Promise<Window> {
  const known = free.pop();
  if (known && known.context.browser() === browser && browser.isConnected()) return known;
  return openWindow(browser);
}

/** Empties a window that `takeWindow` gave, for whoever takes it next. `origin` is the one that it showed. */
export async function returnWindow({ context }: Window, origin: string): Promise<void> {
  if (free.length === maxFree) return context.close();
  const used = context.pages();
  const page = await context.newPage();
  await Promise.all(used.map((shown) => shown.close()));
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  free.push({ context, page });
}
