import {
  type Expression,
  isCallExpression,
  isIdentifier,
  isLiteralTypeNode,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  type SourceFile,
  type TemplateExpression,
} from 'typescript/unstable/ast';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/** A use of a text in code. */
export interface TextUse {
  /** `<file>:<key>`; its beginning when `open`. */
  key: string;
  /** Any number or string may follow. */
  open: boolean;
  /** File and line. */
  at: string;
}

/** The keys of a text file; undefined if there is no file of this name. */
export type KeysOf = (file: string) => ReadonlySet<string> | undefined;

/**
 * Lists every text that the sources of a TypeScript project use, according to the compiler: full keys anywhere, and keys
 * without a file in calls of a `TextFunction`. A template literal uses each key that its types allow.
 *
 * @param config path of the tsconfig.json
 * @param isRead whether a source, given by its path, is looked at
 */
export function readTextUse(config: string, isRead: (path: string) => boolean, keysOf: KeysOf): TextUse[] {
  const api = new API();
  try {
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    if (!project) throw new Error(`the compiler does not know ${config}`);
    return project.rootFiles.filter(isRead).flatMap((path) => {
      const source = project.program.getSourceFile(path);
      return source ? usesIn(source, path, project.checker, keysOf) : [];
    });
  } finally {
    api.close();
  }
}

function usesIn(source: SourceFile, path: string, checker: Checker, keysOf: KeysOf): TextUse[] {
  const uses: TextUse[] = [];
  const add = (parts: readonly Part[], node: Node) => {
    const line = source.text.slice(0, node.getStart(source)).split('\n').length;
    for (const { text, open } of parts) uses.push({ key: text, open, at: `${path}:${line}` });
  };
  const visit = (node: Node) => {
    if (
      (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) &&
      !isLiteralTypeNode(node.parent) &&
      isFull(node.text)
    )
      add([{ text: node.text, open: false }], node);
    else if (isTemplateExpression(node) && isFull(node.head.text)) add(partsOfTemplate(node, checker), node);
    else if (isCallExpression(node)) {
      const file = plainFileOf(node.expression, checker);
      const key = node.arguments[0];
      if (file !== undefined && key) add(keysWithout(file, key), key);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return uses;

  function isFull(text: string): boolean {
    const [file = '', rest] = text.split(':', 2);
    return rest !== undefined && keysOf(file) !== undefined;
  }

  /** The keys of a call that do not name their file. If they are all keys of the file, the call only passes on its argument. */
  function keysWithout(file: string, key: Expression): Part[] {
    const parts = isTemplateExpression(key)
      ? partsOfTemplate(key, checker)
      : partsOf(checker.getTypeAtLocation(key), checker);
    const own = parts.filter(({ text }) => !text.includes(':'));
    const all = keysOf(file)?.size ?? 0;
    return own.length > 1 && own.length >= all
      ? []
      : own.map(({ text, open }) => ({ text: `${file}:${text}`, open }));
  }
}

/** The default file of a key; undefined if the call does not use a text. */
function plainFileOf(called: Expression, checker: Checker): string | undefined {
  if (!isIdentifier(called) && !isPropertyAccessExpression(called)) return undefined;
  const type = checker.getTypeAtLocation(called);
  if (type?.getAliasSymbol()?.name !== 'TextFunction') return undefined;
  const plain = type.getAliasTypeArguments()[1];
  return plain?.isStringLiteralType() ? plain.value : undefined;
}

interface Part {
  text: string;
  open: boolean;
}

/** The keys that a template literal can produce; open from the first part whose type is not a union of literals. */
function partsOfTemplate(template: TemplateExpression, checker: Checker): Part[] {
  let parts: Part[] = [{ text: template.head.text, open: false }];
  for (const { expression, literal } of template.templateSpans) {
    const pieces = partsOf(checker.getTypeAtLocation(expression), checker);
    parts = parts.flatMap((before) =>
      before.open
        ? [before]
        : pieces.map(({ text, open }) => ({ text: before.text + text + (open ? '' : literal.text), open })),
    );
  }
  return parts;
}

function partsOf(type: Type | undefined, checker: Checker): Part[] {
  if (!type) return [{ text: '', open: true }];
  if (type.isUnionType()) return type.getTypes().flatMap((one) => partsOf(one, checker));
  if (type.isIntersectionType()) {
    const parts = type.getTypes().flatMap((one) => partsOf(one, checker));
    return parts.filter(({ text }) => text !== '').slice(0, 1);
  }
  if (type.isTypeParameter()) return partsOf(checker.getConstraintOfTypeParameter(type), checker);
  if (type.isStringLiteralType() || type.isNumberLiteralType())
    return [{ text: String(type.value), open: false }];
  if (type.isTemplateLiteralType()) return [{ text: type.texts[0] ?? '', open: true }];
  if (type.flags & (TypeFlags.Undefined | TypeFlags.Null)) return [];
  return [{ text: '', open: true }];
}
