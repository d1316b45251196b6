import type { Plugin } from 'vite';

/** The pages that somebody meets first, with the texts of each. The last: where whoever is logged in comes back to. */
const firstPages: Record<string, { parts: readonly string[]; texts: readonly string[] }> = {
  '/home': { parts: ['app/shell/public-layout', 'insight/home/home-screen'], texts: ['home'] },
  '/homeClub': { parts: ['app/shell/public-layout', 'insight/home/home-club-screen'], texts: ['home'] },
  '/homePlayer': { parts: ['app/shell/public-layout', 'insight/home/home-player-screen'], texts: ['home'] },
  '/homeAgent': { parts: ['app/shell/public-layout', 'insight/home/home-agent-screen'], texts: ['home'] },
  '/about': { parts: ['app/shell/public-layout', 'insight/home/about-screen'], texts: ['home'] },
  '/login': { parts: ['app/shell/public-layout', 'identity/accounts/login-screen'], texts: ['accounts'] },
  '/register': {
    parts: ['app/shell/public-layout', 'identity/accounts/register/register-screen'],
    texts: ['accounts'],
  },
  '/recovery': {
    parts: ['app/shell/public-layout', 'identity/accounts/recovery-screen'],
    texts: ['accounts'],
  },
  '': { parts: ['app/private-area', 'app/screen-guard'], texts: [] },
};
const languages = ['it', 'en', 'es', 'ca', 'fr', 'pt', 'de'];

/** What of a built file counts here. */
interface Part {
  fileName: string;
  imports: readonly string[];
  /** The sources that it was made of. */
  sources: readonly string[];
  css: readonly string[];
}

/**
 * Tells the browser at once which files the first page needs; it would find them out one after the other, since each
 * names the next ones. A script, because only the browser knows the part of the address after the # and whether
 * somebody is logged in. The font is named in the page itself: text that is written twice would jump.
 */
export function firstLoadHints(): Plugin {
  let font = '';
  return {
    name: 'first-load-hints',
    apply: 'build',
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const parts: Part[] = [];
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && /inter-latin-wght-normal/.test(file.fileName)) font = file.fileName;
        if (file.type !== 'chunk') continue;
        const { viteMetadata } = file as { viteMetadata?: { importedCss: Set<string> } };
        const css = [...(viteMetadata?.importedCss ?? [])];
        const sources = file.moduleIds;
        parts.push({ fileName: file.fileName, imports: file.imports, sources, css });
      }
      this.emitFile({ type: 'asset', fileName: 'first-load.js', source: hints(parts) });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'script', attrs: { src: '/first-load.js' }, injectTo: 'head-prepend' },
        {
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}

/** The script with the file names once, and for each page and language the numbers of those that it needs. */
function hints(parts: readonly Part[]): string {
  const byName = new Map(parts.map((part) => [part.fileName, part]));
  const files: string[] = [];
  const number = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  function holding(source: string): Part {
    // A star stands for one folder.
    const [start, end] = source.split('*') as [string, string?];
    const isIt = (id: string) =>
      end === undefined ? id.endsWith(start) : id.includes(start) && id.endsWith(end);
    const found = parts.find(({ sources }) => sources.some(isIt));
    if (!found) throw new Error(`No part of the program holds ${source}: mend web/first-load-hints.ts.`);
    return found;
  }
  function withImports(part: Part, met = new Set<Part>()): Set<Part> {
    if (met.has(part)) return met;
    met.add(part);
    for (const name of part.imports) {
      const imported = byName.get(name);
      if (imported) withImports(imported, met);
    }
    return met;
  }
  // The page itself names what its own script needs.
  const known = withImports(holding('web/src/main.tsx'));
  function needed(sources: readonly string[], withStyles: boolean): number[] {
    const all = sources.flatMap((source) => [...withImports(holding(source))]);
    const fresh = [...new Set(all)].filter((part) => !known.has(part));
    const styles = withStyles ? fresh.flatMap(({ css }) => css) : [];
    return [...new Set([...fresh.map(({ fileName }) => fileName), ...styles])].map(number);
  }
  const pages = Object.entries(firstPages).map(([path, { parts: wanted, texts }]) => {
    const sources = wanted.map((part) => `web/src/${part}.tsx`);
    // Whoever comes back may turn out to be logged out: styles that nobody uses would be complained about.
    return [path, [needed(sources, path !== ''), texts]];
  });
  const spoken = languages.map((language) => {
    const features = [...new Set(Object.values(firstPages).flatMap(({ texts }) => texts))];
    const ofFeature = features.map((name) => [name, needed([`texts/${language}/*/${name}.json`], false)]);
    const own = needed([`web/src/platform/i18n/texts/${language}.ts`], false);
    return [language, { '': own, ...Object.fromEntries(ofFeature) }];
  });
  const data = [files, Object.fromEntries(pages), Object.fromEntries(spoken)];
  return `(${hint})(${data.map((part) => JSON.stringify(part)).join(',')});\n`;
}

/** Runs in the browser, before anything else of the program is there. */
const hint = `(files, pages, spoken) => {
  try {
    const path = location.hash.slice(1).replace(/[?#].*/, '');
    const first = path.length < 2 ? pages['/home'] : undefined;
    const page = (path && pages[path]) || (localStorage.getItem('token') ? pages[''] : first);
    if (!page) return;
    const texts = spoken[localStorage.getItem('language')] ?? spoken.it;
    for (const number of [...page[0], ...texts[''], ...page[1].flatMap((name) => texts[name])]) {
      const link = document.createElement('link');
      const style = files[number].endsWith('.css');
      link.rel = style ? 'preload' : 'modulepreload';
      if (style) link.as = 'style';
      link.crossOrigin = '';
      link.href = '/' + files[number];
      document.head.append(link);
    }
  } catch {
    // Without hints the page finds its files by itself.
  }
}`;
