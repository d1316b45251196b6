const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//u, 'Edge'],
  [/OPR\/|Opera/u, 'Opera'],
  [/SamsungBrowser/u, 'Samsung Internet'],
  [/Firefox\/|FxiOS/u, 'Firefox'],
  [/Chrome\/|CriOS/u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/Mac OS X|Macintosh/u, 'macOS'],
  [/CrOS/u, 'ChromeOS'],
  [/Linux/u, 'Linux'],
];

const find = (table: readonly [RegExp, string][], text: string) =>
  table.find(([sign]) => sign.test(text))?.[1] ?? null;

/** "Chrome, Android" from a browser's user agent; null if it is unknown. */
export function deviceName(userAgent: string): string | null {
  const known = [find(browsers, userAgent), find(systems, userAgent)].filter((part) => part !== null);
  return known.length === 0 ? null : known.join(', ');
}
