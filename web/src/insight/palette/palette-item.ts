import type { AvatarPictureKind } from '../../ui/text/avatar-picture.tsx';

export type PaletteGroup =
  | 'recent'
  | 'acts'
  | 'players'
  | 'teams'
  | 'agents'
  | 'deals'
  | 'requests'
  | 'talks'
  | 'screens';

/** One line of the search: what it is, and where choosing it leads. */
export interface PaletteItem {
  group: PaletteGroup;
  path: string;
  title: string;
  detail?: string;
  /** A word at the end of the line: whose turn, how many unread. */
  end?: string;
  picture?: { kind: AvatarPictureKind; name: string; url: string | null };
}

/** An act and a page can have the same address. */
export function keyOf({ group, path }: PaletteItem): string {
  return `${group} ${path}`;
}

/** Without accents, in lower case. */
function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function wordsOf(text: string): string[] {
  return foldText(text).split(/\s+/u).filter(Boolean);
}

/** Every word of the text is somewhere in the label. */
export function holdsWords(label: string, text: string): boolean {
  const folded = foldText(label);
  return wordsOf(text).every((word) => folded.includes(word));
}

/** Every word of the text begins a word of the label: somebody types its name. */
export function isCalled(label: string, text: string): boolean {
  const words = wordsOf(text);
  const named = wordsOf(label);
  return words.length > 0 && words.every((word) => named.some((name) => name.startsWith(word)));
}

const usualOrder: readonly PaletteGroup[] = [
  'recent',
  'players',
  'teams',
  'agents',
  'deals',
  'requests',
  'talks',
  'acts',
  'screens',
];

/**
 * The lines in their order: groups first in `first`, then as usual; within a group what was opened recently, the
 * latest first.
 */
export function inOrder(
  items: readonly PaletteItem[],
  first: readonly PaletteGroup[],
  recentPaths: readonly string[],
): PaletteItem[] {
  const order = [...new Set([...first, ...usualOrder])];
  const age = ({ path }: PaletteItem) => {
    const place = recentPaths.indexOf(path);
    return place === -1 ? recentPaths.length : place;
  };
  const byPlace = (one: PaletteItem, other: PaletteItem) =>
    order.indexOf(one.group) - order.indexOf(other.group) || age(one) - age(other);
  return [...items].sort(byPlace);
}
