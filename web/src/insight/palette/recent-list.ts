/** A page that the user opened. */
export interface Recent {
  path: string;
  title: string;
}

const max = 20;

/** The latest page in front, each page once. */
export function withRecent(known: readonly Recent[], opened: Recent): Recent[] {
  return [opened, ...known.filter(({ path }) => path !== opened.path)].slice(0, max);
}
