import { type Import, importsOf } from './imports.ts';
import { isPrivate, type Place, placeOf, rankOf } from './modules.ts';
import type { Source } from './sources.ts';

/** The workspaces that each workspace may import. Browser tests, benchmarks and tools may import anything. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  'phoenix-server': [],
  contract: ['domain'],
  texts: ['domain'],
  server: ['domain', 'contract', 'texts', 'phoenix-server'],
  web: ['domain', 'contract', 'texts'],
};

/** The demo and the command line use every module; like tests, they may bypass the doors. */
const bypassesDoors = /^server\/src\/(demo|cli)\//;

/** The generated types of all tables: their columns hold ids of every module of the domain. */
const typesOfTables = 'server/src/platform/database/schema.ts';

const workspaceOf = (path: string) => /^([a-z0-9-]+)\//.exec(path)?.[1] ?? '';

/** The files checked: sources, without tests and their support code. */
export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || /^[a-z-]+\/test\//.test(path);

/** Checks the direction of imports (docs/architecture.md): workspaces, modules, doors, cycles. One line per finding. */
export function checkModuleBoundaries(sources: readonly Source[]): string[] {
  const imports = sources
    .filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !isTest(path))
    .flatMap(importsOf);
  const single = imports.flatMap((found) =>
    [workspaceFinding, orderFinding, doorFinding].flatMap((rule) => {
      const why = rule(found);
      return why ? [`${found.from}: ${why}`] : [];
    }),
  );
  return [...single, ...folderCycles(imports), ...fileCycles(imports)];
}

function workspaceFinding({ from, to }: Import): string | null {
  const allowed = mayImport[workspaceOf(from)];
  const target = workspaceOf(to);
  const known = target in mayImport && target !== workspaceOf(from);
  return allowed && known && !allowed.includes(target)
    ? `${workspaceOf(from)} may not import ${to}; move what both need to ${allowed[0] ?? 'the importing workspace'}`
    : null;
}

function orderFinding({ from, to }: Import): string | null {
  const [own, target] = [placeOf(from), placeOf(to)];
  if (!own?.module || !target) return null;
  if (from === typesOfTables && target.workspace === 'domain') return null;
  if (target.module === null)
    return own.workspace === target.workspace && isAssembly(to)
      ? `${own.module} may not import ${to}, which assembles the modules; let it be registered in a module.ts`
      : null;
  return rankOf(target.module) > rankOf(own.module)
    ? `${own.module} is below ${target.module}, but imports ${to}; move it up, record an event, or declare a port in ${own.module} that ${target.module} implements`
    : null;
}

/** The files that assemble the modules. The contract's root is not one of them: every endpoint uses it. */
const isAssembly = (path: string) =>
  /^web\/src\/(app\/|main\.)|^server\/src\/[^/]+$|^server\/src\/(demo|cli)\//.test(path);

function doorFinding({ from, to }: Import): string | null {
  const [own, target] = [placeOf(from), placeOf(to)];
  if (!target || !isPrivate(target) || bypassesDoors.test(from)) return null;
  if (own && own.workspace !== target.workspace) return null;
  if (!own || own.module === target.module) return null;
  return `${to} is private to ${target.module}; import it through a file at the root of ${target.workspace}/src/${target.module}`;
}

/** Folders of one module that import each other, directly or indirectly. Doors are not folders. */
function folderCycles(imports: readonly Import[]): string[] {
  const sample = new Map<string, Import>();
  const edges = new Map<string, Set<string>>();
  for (const found of imports) {
    const [from, to] = [folderOf(placeOf(found.from)), folderOf(placeOf(found.to))];
    if (!from || !to || from === to || moduleOf(from) !== moduleOf(to)) continue;
    add(edges, from, to);
    if (!sample.has(`${from} ${to}`)) sample.set(`${from} ${to}`, found);
  }
  return cyclesOf(edges).map((folders) => {
    const links = [...sample].filter(([key]) => key.split(' ').every((folder) => folders.includes(folder)));
    const shown = links.map(([, { from, to }]) => `${from} → ${to}`).join('; ');
    return `import cycle of folders ${folders.join(', ')}: ${shown}; move what both need into the lower one`;
  });
}

const folderOf = (place: Place | null) =>
  place?.folder ? `${place.workspace}/src/${place.module}/${place.folder}` : null;
const moduleOf = (folder: string) => folder.slice(0, folder.lastIndexOf('/'));

/** Files that import each other, directly or indirectly. Lazy imports do not count. */
function fileCycles(imports: readonly Import[]): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to, lazy } of imports) if (!lazy) add(edges, from, to);
  return cyclesOf(edges).map(
    (files) => `import cycle of files ${files.join(', ')}; move what they share into a file of its own`,
  );
}

function add(edges: Map<string, Set<string>>, from: string, to: string): void {
  const known = edges.get(from);
  if (known) known.add(to);
  else edges.set(from, new Set([to]));
}

/** The strongly connected components of more than one node (Tarjan), each sorted. */
export function cyclesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const low = (node: string) => lowest.get(node) as number;
  const visit = (node: string) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node) as number);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(low(node), low(next)));
    }
    if (low(node) !== order.get(node)) return;
    const cycle = stack.splice(stack.indexOf(node));
    if (cycle.length > 1) cycles.push(cycle.sort());
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
