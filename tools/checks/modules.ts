/** The modules in their order: one may import those before it, never those after it (docs/architecture.md). */
const modules = [
  'platform',
  'ui',
  'files',
  'identity',
  'people',
  'representation',
  'market',
  'deals',
  'billing',
  'room',
  'insight',
] as const;

/** Modules without doors: every file of the technical ground may be used by all that stand on it. */
const open = new Set(['platform', 'ui']);

/** Where a file of one of the five workspaces with modules stands. */
export interface Place {
  workspace: string;
  /** The module; null for what assembles them: `app`, `start`, `demo`, `cli` and the files at a workspace's root. */
  module: string | null;
  /** The folder in the module; null for a door. */
  folder: string | null;
}

/** Null for a file outside the workspaces with modules. */
export function placeOf(path: string): Place | null {
  const [, workspace, inside] = /^(domain|contract|server|web)\/src\/(.+)$/.exec(path) ?? [];
  if (workspace === undefined || inside === undefined) return null;
  const [first = '', ...rest] = inside.split('/');
  const module = modules.some((name) => name === first) && rest.length > 0 ? first : null;
  return { workspace, module, folder: module && rest.length > 1 ? (rest[0] as string) : null };
}

export const rankOf = (module: string): number => (modules as readonly string[]).indexOf(module);

/** Whether the file is private to its module: in a folder, of a module that has doors. */
export const isPrivate = ({ workspace, module, folder }: Place): boolean =>
  (workspace === 'server' || workspace === 'web') && module !== null && folder !== null && !open.has(module);
