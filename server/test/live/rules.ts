import { isDeepStrictEqual } from 'node:util';
import type { LiveHandler } from '../../../web/src/platform/cache/live-handler.ts';
import type { Seen, Shown } from './stage.ts';

/** A rule of the web application in letters: the type of an event and the queries that follow it. */
type Rule = string;

type Client = Parameters<LiveHandler['apply']>[0];
type Key = readonly unknown[];

interface Held {
  queryKey: Key;
  state: { data: unknown; fetchStatus: 'idle' };
  isAgain: boolean;
}

/** What the rules do to a person's screens after the events of an act. `without`: as if there were no such rule. */
function follow(seen: Seen, shown: readonly Shown[], handlers: readonly LiveHandler[], without?: Rule) {
  const queries = shown.map(
    ({ key, before }): Held => ({
      queryKey: key,
      state: { data: before, fetchStatus: 'idle' },
      isAgain: false,
    }),
  );
  const found = new Set<Rule>();
  const touched = new Set<Rule>();
  let type = '';
  let rule: Rule = '';
  const under = (prefix: Key = []) =>
    queries.filter(({ queryKey }) => prefix.every((part, at) => isDeepStrictEqual(queryKey[at], part)));
  const touch = (change: () => void) => {
    if (rule === without) return;
    change();
    touched.add(rule);
  };
  const client = clientOf({
    begin: (prefix) => {
      rule = ruleOf(type, prefix);
      const held = under(prefix);
      if (held.length > 0) found.add(rule);
      return held;
    },
    set: (key, data) => {
      for (const query of under(key))
        touch(() => {
          query.state.data = data;
        });
    },
    again: (prefix) => {
      for (const query of under(prefix))
        touch(() => {
          query.isAgain = true;
        });
    },
  });
  for (const event of seen.events) {
    ({ type } = event);
    for (const handler of handlers) if (handler.types.includes(type)) handler.apply(client, event);
  }
  // What the service begins or ceases to refuse is on a page that closes or opens as a whole, once one query of it follows.
  const turns = shown.some(({ isOtherwise }, at) => isOtherwise && queries[at]?.isAgain);
  const isStale = ({ state, isAgain }: Held, { after, isOtherwise }: Shown) =>
    !isAgain && (isOtherwise ? !turns : !isDeepStrictEqual(state.data, after));
  return {
    stale: shown.filter((one, at) => isStale(queries[at] as Held, one)),
    found,
    touched,
  };
}

/** A cache as far as rules know it: a rule finds its queries, or names those to fetch again. */
function clientOf(cache: {
  begin(prefix?: Key): readonly Held[];
  set(key: Key, data: unknown): void;
  again(prefix?: Key): void;
}): Client {
  return {
    getQueryCache: () => ({ findAll: ({ queryKey }: { queryKey: Key }) => cache.begin(queryKey) }),
    setQueryData: cache.set,
    invalidateQueries: async (filter: { queryKey?: Key; exact?: boolean } = {}) => {
      if (filter.exact !== true) cache.begin(filter.queryKey);
      cache.again(filter.queryKey);
    },
  } as unknown as Client;
}

const between = ' → ';
const ruleOf = (type: string, prefix: Key = []): Rule => [type, prefix.join(' ')].join(between);

/** Every rule that the web application has. */
function everyRule(handlers: readonly LiveHandler[]): readonly Rule[] {
  const rules = new Set<Rule>();
  for (const handler of handlers)
    for (const type of handler.types) {
      const begin = (prefix?: Key) => {
        rules.add(ruleOf(type, prefix));
        return [];
      };
      handler.apply(clientOf({ begin, set() {}, again() {} }), { id: '', type, data: {} });
    }
  return [...rules].sort();
}

/** What is stale on a person's screens after the events of an act, by these rules. */
export function staleAfter(seen: Seen, handlers: readonly LiveHandler[]): readonly Shown[] {
  return follow(seen, seen.shown, handlers).stale;
}

/** What the tours have shown of every rule. */
export class Ledger {
  readonly #handlers: readonly LiveHandler[];
  readonly #heard = new Set<Rule>();
  readonly #moved = new Set<Rule>();
  readonly #needed = new Set<Rule>();

  constructor(handlers: readonly LiveHandler[]) {
    this.#handlers = handlers;
  }

  /** Takes down what the rules did to a person's screens after an act, and what would be stale without each of them. */
  add(seen: Seen): void {
    const handlers = this.#handlers.filter(({ types }) =>
      seen.events.some(({ type }) => types.includes(type)),
    );
    for (const rule of follow(seen, seen.shown, handlers).found) this.#heard.add(rule);
    const changed = seen.shown.filter(
      ({ before, after, isOtherwise }) => isOtherwise || !isDeepStrictEqual(before, after),
    );
    const { touched, stale } = follow(seen, changed, handlers);
    for (const rule of touched) {
      this.#moved.add(rule);
      if (this.#needed.has(rule)) continue;
      if (follow(seen, changed, handlers, rule).stale.length > stale.length) this.#needed.add(rule);
    }
  }

  /** The rules that could go without the proof failing: why, the queries, and the events. */
  needless(): readonly string[] {
    const lines = new Map<string, string[]>();
    for (const rule of everyRule(this.#handlers)) {
      if (this.#needed.has(rule)) continue;
      const [type = '', queries = ''] = rule.split(between);
      const line = `${this.#whyNeedless(rule)} ${queries}:`;
      lines.set(line, [...(lines.get(line) ?? []), type]);
    }
    return [...lines].map(([line, types]) => `${line} ${types.join(' ')}`).sort();
  }

  #whyNeedless(rule: Rule): 'doubled' | 'unmoved' | 'unheard' {
    if (this.#moved.has(rule)) return 'doubled';
    return this.#heard.has(rule) ? 'unmoved' : 'unheard';
  }
}
