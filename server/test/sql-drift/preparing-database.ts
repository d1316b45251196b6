import {
  type CompiledQuery,
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { type Column, describeStatement } from './catalog.ts';
import type { Template } from './sql-sources.ts';

export interface Prepared {
  text: string;
  columns: Column[];
  /** The templates it may be made of: several only where a file repeats a text. */
  templates: readonly Template[];
  /** The templates inside it. */
  parts: readonly Template[];
  /** The repository that built it without a template. */
  builtIn: string | null;
}

/** The key of statements sent directly to connections of the pool. */
export const poolKey = 'pool.query';

/** The key by which a template is found again. */
function keyOf(pieces: readonly string[]): string {
  return pieces.join('\0');
}

/** Stops a function that sends statements in a loop. */
const maxStatements = 200;

type RowsFor = (templates: readonly Template[], columns: readonly Column[]) => unknown[];

/** Prepares statements on a database instead of running them, and returns made-up rows. */
export class PreparingDatabase {
  readonly prepared = new Map<string, Prepared>();
  readonly failures: { text: string; error: Error & { code?: string }; templates: readonly Template[] }[] =
    [];
  /** The templates that a prepared statement consists of. */
  readonly seen = new Set<Template>();
  readonly database: Kysely<unknown>;
  readonly pool: { query(input: string | { text: string }): Promise<{ rows: unknown[] }> };
  readonly #client: pg.Client;
  readonly #rowsFor: RowsFor;
  readonly #byKey: Map<string, Template[]>;
  readonly #origins = new WeakMap<object, readonly Template[]>();
  readonly #builtIn = new WeakMap<object, string>();
  #left = maxStatements;
  #last: Promise<unknown> = Promise.resolve();

  /** The fragments are parts of statements too, but need not be in any. */
  constructor(
    client: pg.Client,
    { templates, fragments }: { templates: readonly Template[]; fragments: readonly Template[] },
    rowsFor: RowsFor,
  ) {
    this.#client = client;
    this.#rowsFor = rowsFor;
    const known = new Set(templates.map(({ file, pieces }) => `${file}\0${keyOf(pieces)}`));
    const raw = fragments.filter(({ file, pieces }) => !known.has(`${file}\0${keyOf(pieces)}`));
    this.#byKey = Map.groupBy([...templates, ...raw], ({ pieces }) => keyOf(pieces));
    const compiler = new NotingCompiler((compiled) => {
      const [key] = templatesIn(compiled.query);
      if (compiled.query.kind === 'RawNode' && key !== undefined)
        this.#origins.set(compiled, this.#originOf(key));
      else this.#builtIn.set(compiled, senderOf());
    });
    const driver = new PreparingDriver((query) => this.#answer(query));
    this.database = new Kysely<unknown>({
      dialect: {
        createAdapter: () => new PostgresAdapter(),
        createDriver: () => driver,
        createIntrospector: (db) => new PostgresIntrospector(db),
        createQueryCompiler: () => compiler,
      },
    });
    this.pool = {
      query: async (input) => {
        const origin = this.#originOf(poolKey);
        const { columns } = await this.prepare(typeof input === 'string' ? input : input.text, origin);
        for (const template of origin) this.seen.add(template);
        return { rows: this.#rowsFor(origin, columns) };
      },
    };
  }

  /** Called before each function. */
  beginCall(): void {
    this.#left = maxStatements;
  }

  async prepare(
    text: string,
    templates: readonly Template[],
    parts: readonly Template[] = [],
    builtIn: string | null = null,
  ): Promise<Prepared> {
    const key = [text, ...[...templates, ...parts].map(({ place }) => place), builtIn].join('\0');
    const known = this.prepared.get(key);
    if (known) return known;
    const described = this.#last.then(() => describeStatement(this.#client, text));
    this.#last = described.catch(() => {});
    try {
      const made = { text, templates, parts, builtIn, columns: await described };
      this.prepared.set(key, made);
      return made;
    } catch (error) {
      this.failures.push({ text, error: error as Error, templates });
      throw error;
    }
  }

  async #answer(query: CompiledQuery): Promise<QueryResult<never>> {
    this.#left -= 1;
    if (this.#left < 0) throw new Error('The function does not end.');
    const origin = this.#origins.get(query) ?? [];
    const parts = this.#partsOf(query);
    const { columns } = await this.prepare(query.sql, origin, parts, this.#builtIn.get(query) ?? null);
    for (const template of [...origin, ...parts]) this.seen.add(template);
    const rows = this.#rowsFor(origin, columns) as never[];
    return { rows, numAffectedRows: BigInt(rows.length) };
  }

  #partsOf(query: CompiledQuery): Template[] {
    const all = templatesIn(query.query).flatMap((key) => this.#byKey.get(key) ?? []);
    return all.filter(({ executed }) => !executed);
  }

  /** Templates of the calling file, where several files have equal ones. */
  #originOf(key: string): readonly Template[] {
    const all = this.#byKey.get(key) ?? [];
    if (new Set(all.map(({ file }) => file)).size < 2) return all;
    const stack = (new Error().stack ?? '').replaceAll('\\', '/');
    return all.filter(({ file }) => stack.includes(file));
  }
}

/** The repository that is sending a statement. */
function senderOf(): string {
  const stack = (new Error().stack ?? '').replaceAll('\\', '/');
  return /server\/src\/[\w/.-]+\.repository\.ts/.exec(stack)?.[0] ?? '';
}

/** The keys of the templates in a statement's tree, outermost first. */
function templatesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { kind, sqlFragments } = node as { kind?: string; sqlFragments?: readonly string[] };
  const own = kind === 'RawNode' && sqlFragments ? [keyOf(sqlFragments)] : [];
  return [...own, ...Object.values(node).flatMap(templatesIn)];
}

/** Kysely compiles a statement in the call that sends it, so the sender is still on the stack. */
class NotingCompiler extends PostgresQueryCompiler {
  readonly #note: (compiled: CompiledQuery) => void;

  constructor(note: (compiled: CompiledQuery) => void) {
    super();
    this.#note = note;
  }

  override compileQuery(...input: Parameters<PostgresQueryCompiler['compileQuery']>): CompiledQuery {
    const compiled = super.compileQuery(...input);
    this.#note(compiled);
    return compiled;
  }
}

class PreparingDriver extends DummyDriver {
  readonly #answer: (query: CompiledQuery) => Promise<QueryResult<never>>;

  constructor(answer: (query: CompiledQuery) => Promise<QueryResult<never>>) {
    super();
    this.#answer = answer;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const executeQuery = this.#answer as DatabaseConnection['executeQuery'];
    return {
      executeQuery,
      streamQuery() {
        throw new Error('Streaming is not supported.');
      },
    };
  }
}
