import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type CallExpression,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
  isTemplateExpression,
  ModifierFlags,
  type Node,
  type SourceFile,
  type TaggedTemplateExpression,
} from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';
import { poolKey } from './preparing-database.ts';
import { type Shape, ShapeReader } from './shapes.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** An `sql` template of a source file, or a call of `pool.query<Row>`. */
export interface Template {
  /** Path from the project's root, with the line: `server/src/…/x.repository.ts:12`. */
  place: string;
  file: string;
  /** The text between the interpolations. */
  pieces: readonly string[];
  /** The type argument: the declared row type. */
  row: Shape | null;
  /** True when it is sent to the database directly, false for a part of another statement. */
  executed: boolean;
  /** True when only values are interpolated. */
  holdsOnlyValues: boolean;
}

/** An exported repository function that reads or writes the database. */
export interface RepositoryFunction {
  file: string;
  name: string;
  parameters: readonly Shape[];
}

export interface SqlSources {
  templates: readonly Template[];
  functions: readonly RepositoryFunction[];
  close(): void;
}

/**
 * Finds every `sql` template of the server, and the repository functions with the types of their
 * parameters.
 */
export function readSqlSources(): SqlSources {
  const api = new API({ cwd: root });
  const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects();
  if (!project) throw new Error('tsconfig.json cannot be opened.');
  const shapes = new ShapeReader(project.checker);
  const templates: Template[] = [];
  const functions: RepositoryFunction[] = [];
  for (const { path, file } of serverFiles(project)) {
    const visit = (node: Node): void => {
      if (isTaggedTemplateExpression(node) && isIdentifier(node.tag) && node.tag.text === 'sql')
        templates.push(readTemplate(node, path, file, shapes));
      if (isCallExpression(node)) templates.push(...readPoolCall(node, path, file, shapes));
      node.forEachChild(visit);
    };
    visit(file);
    if (path.endsWith('.repository.ts')) functions.push(...functionsOf(path, file, shapes));
  }
  return { templates, functions, close: () => api.close() };
}

function serverFiles({ program, rootFiles }: Project): { path: string; file: SourceFile }[] {
  return rootFiles.flatMap((name) => {
    const path = relative(root, name).replaceAll(sep, '/');
    if (!path.startsWith('server/src/') || !path.endsWith('.ts') || path.endsWith('.test.ts')) return [];
    const file = program.getSourceFile(name);
    return file ? [{ path, file }] : [];
  });
}

function readTemplate(
  node: TaggedTemplateExpression,
  path: string,
  file: SourceFile,
  shapes: ShapeReader,
): Template {
  const { template, parent } = node;
  const spans = isTemplateExpression(template) ? template.templateSpans : [];
  const head = isTemplateExpression(template) ? template.head : template;
  const [row] = node.typeArguments ?? [];
  const isSent = isPropertyAccessExpression(parent) && isCallExpression(parent.parent);
  return {
    place: placeOf(node, path, file),
    file: path,
    pieces: [head.text, ...spans.map(({ literal }) => literal.text)],
    row: row ? shapes.ofNode(row) : null,
    executed: isSent && parent.name.text === 'execute',
    holdsOnlyValues: spans.every(({ expression }) => !mayBeFragment(shapes.ofNode(expression))),
  };
}

function readPoolCall(node: CallExpression, path: string, file: SourceFile, shapes: ShapeReader): Template[] {
  const [row] = node.typeArguments ?? [];
  if (!row || node.expression.getText(file) !== poolKey) return [];
  const place = placeOf(node, path, file);
  return [
    { place, file: path, pieces: [poolKey], row: shapes.ofNode(row), executed: true, holdsOnlyValues: false },
  ];
}

function placeOf(node: Node, path: string, file: SourceFile): string {
  return `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`;
}

function mayBeFragment(shape: Shape): boolean {
  if (shape.kind === 'either') return shape.of.some(mayBeFragment);
  return shape.kind === 'fragment' || shape.kind === 'anything';
}

function functionsOf(path: string, file: SourceFile, shapes: ShapeReader): RepositoryFunction[] {
  return file.statements.flatMap((statement) => {
    if (!isFunctionDeclaration(statement) || !statement.name) return [];
    if (!(statement.modifierFlags & ModifierFlags.Export)) return [];
    const parameters = statement.parameters.map((parameter): Shape => {
      const shape = shapes.ofNode(parameter);
      const mayBeLeftOut = parameter.questionToken ?? parameter.initializer;
      return mayBeLeftOut ? { kind: 'either', of: [shape, { kind: 'constant', value: undefined }] } : shape;
    });
    return parameters.some(takesDatabase) ? [{ file: path, name: statement.name.text, parameters }] : [];
  });
}

function takesDatabase(shape: Shape): boolean {
  if (shape.kind === 'either') return shape.of.some(takesDatabase);
  return shape.kind === 'database' || shape.kind === 'pool';
}
