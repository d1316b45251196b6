import type { ChannelDefinition, PushHandler } from './channel-definition.ts';

/** A definition prepared for look-ups by untrusted names: Maps, never plain objects. */
export interface Route<Session> {
  definition: ChannelDefinition<Session>;
  events: ReadonlyMap<string, PushHandler<Session>>;
  /** Length of the fixed part of the topic. */
  prefixLength: number;
}

/** Finds the definition of a topic: an exact one first, else the longest prefix. */
export class ChannelRouter<Session> {
  readonly #exact = new Map<string, Route<Session>>();
  readonly #prefixes: [prefix: string, route: Route<Session>][] = [];

  constructor(definitions: readonly ChannelDefinition<Session>[]) {
    for (const definition of definitions) {
      const isPrefix = definition.topic.endsWith('*');
      const fixed = isPrefix ? definition.topic.slice(0, -1) : definition.topic;
      const events = new Map(Object.entries(definition.handle));
      const route = { definition, events, prefixLength: fixed.length };
      if (isPrefix) this.#prefixes.push([fixed, route]);
      else this.#exact.set(fixed, route);
    }
    this.#prefixes.sort(([a], [b]) => b.length - a.length);
  }

  find(topic: string): Route<Session> | undefined {
    return this.#exact.get(topic) ?? this.#prefixes.find(([prefix]) => topic.startsWith(prefix))?.[1];
  }
}
