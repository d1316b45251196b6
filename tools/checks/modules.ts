/** The modules in order: each may import those before it, not those after it (docs/architecture.md). */
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

/** Modules without doors: all their files may be imported by the modules above. */
const open = new Set(['platform', 'ui']);

/** The place of a file in one of the five workspaces with modules. */
export interface Place {
  workspace: string;
  /** The module; null for files that assemble the modules: `app`, `start`, `demo`, `cli` and a workspace's root. */
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
