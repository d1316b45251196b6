import type { MenuEntry } from '../../platform/menu-entry.ts';
import { paths } from '../../platform/paths.ts';
import type { PaletteTexts } from './found-items.ts';
import { holdsWords, type PaletteItem } from './palette-item.ts';

/** Pages that the menu does not have. */
const morePages = ['account', 'notifications', 'applications'] as const;

/** The menu entries that open a form: the search shows them as acts. */
const forms: ReadonlySet<string> = new Set(['negotiation', 'offer', 'request']);

const newThings = [
  { key: 'newPlayer', under: paths.portfolio, path: `${paths.portfolio}/new` },
  { key: 'importPlayers', under: paths.portfolio, path: `${paths.portfolio}/import` },
  { key: 'newMandate', under: paths.mandates, path: `${paths.mandates}/new` },
] as const;

/** The pages and acts of this user, whose names the search knows without asking. */
export function ownItems(
  entries: readonly MenuEntry[],
  t: PaletteTexts,
  opens: ReadonlySet<string>,
): PaletteItem[] {
  const page = (path: string, title: string): PaletteItem => ({ group: 'screens', path, title });
  const act = (path: string, title: string): PaletteItem => ({ group: 'acts', path, title });
  return [
    ...newThings
      .filter(({ under }) => opens.has(under))
      .map(({ key, path }) => act(path, t(`palette:act.${key}`))),
    ...entries
      .filter(({ locked }) => locked === undefined)
      .map(({ key, path }) =>
        forms.has(key) ? act(path, t(`shell:menu.entry.${key}`)) : page(path, t(`shell:menu.entry.${key}`)),
      ),
    ...morePages
      .filter((key) => opens.has(paths[key]))
      .map((key) => page(paths[key], t(`palette:page.${key}`))),
  ];
}

/** Items whose title holds all words. */
export function named(items: readonly PaletteItem[], text: string): PaletteItem[] {
  return items.filter(({ title }) => holdsWords(title, text));
}
