import fc from 'fast-check';
import { Presence as Client } from 'phoenix';
import { describe, expect, test } from 'vitest';
import { FakeClock } from '../test/build-test-server.ts';
import { createPresence, type Presence, type PresenceMessage } from './presence.ts';
import {
  diffOf,
  mergeChanges,
  type PresenceChange,
  type PresenceDiff,
  type PresenceRecord,
  PresenceState,
  type PresenceView,
  restrictDiff,
} from './presence-state.ts';

/** A view with its metas sorted, since their order is irrelevant. */
function sorted(view: object): object {
  const entries = Object.entries(view as PresenceView).map(([key, entry]) => {
    const metas = entry.metas.toSorted((a, b) => (a.phx_ref < b.phx_ref ? -1 : 1));
    return [key, { ...entry, metas }] as const;
  });
  return new Map(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The state of an official client after a state and some diffs. */
class Viewer {
  #state: object;

  constructor(state: PresenceView) {
    this.#state = Client.syncState(Object.create(null), JSON.parse(JSON.stringify(state)));
  }

  apply(diff: PresenceDiff): void {
    this.#state = Client.syncDiff(this.#state, JSON.parse(JSON.stringify(diff)));
  }

  get view(): object {
    return sorted(this.#state);
  }
}

/** Runs several nodes on one clock; messages arrive at once unless the bus is told to lose them. */
class Cluster {
  readonly clock = new FakeClock();
  readonly nodes: { presence: Presence; viewers: Viewer[]; isDead: boolean }[] = [];
  /** What nodes noticed of each other, in order. */
  readonly noticed: string[] = [];
  isLossy = false;

  add(): number {
    const viewers: Viewer[] = [];
    const node = { presence: undefined as unknown as Presence, viewers, isDead: false };
    const name = this.nodes.length;
    node.presence = createPresence({
      clock: this.clock,
      onFound: () => this.noticed.push(`${name} found`),
      onLost: () => this.noticed.push(`${name} lost`),
      onDiff: (diff) => {
        for (const viewer of viewers) viewer.apply(diff);
      },
      onLocalChange: (message) => {
        if (!node.isDead && !this.isLossy) this.#pass(message, node);
      },
    });
    this.nodes.push(node);
    node.presence.resync();
    return this.nodes.length - 1;
  }

  at(index: number): { presence: Presence; viewers: Viewer[]; isDead: boolean } {
    const node = this.nodes[index];
    if (node === undefined) throw new Error(`there is no node ${index}`);
    return node;
  }

  view(index: number): object {
    return sorted(this.at(index).presence.state());
  }

  #pass(message: PresenceMessage, from: object): void {
    for (const node of this.nodes) {
      if (node !== from && !node.isDead) node.presence.applyRemote(JSON.parse(JSON.stringify(message)));
    }
  }
}

const key = fc.constantFrom('1', '2', '3', '__proto__', 'constructor');

type Step =
  | { do: 'join' | 'leave' | 'update'; node: number; id: string; key: string }
  | { do: 'look'; node: number }
  | { do: 'wait' }
  | { do: 'lose' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('join' as const, 'leave' as const, 'update' as const),
      node: fc.nat(1),
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      key,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('look' as const), node: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const) }) },
);

describe('presence', () => {
  test('a state read at any moment plus all later diffs equals a fresh state, on all nodes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const cluster = new Cluster();
        cluster.add();
        cluster.add();
        const keys = new Map<string, string>();
        steps.forEach((next, at) => {
          if (next.do === 'wait') cluster.clock.advance(500);
          if (next.do === 'lose') cluster.isLossy = !cluster.isLossy;
          if (next.do === 'wait' || next.do === 'lose') return;
          const { presence, viewers } = cluster.at(next.node);
          if (next.do === 'look') {
            viewers.push(new Viewer(presence.state()));
          } else if (next.do === 'leave') {
            presence.untrack(next.id);
          } else {
            // An update keeps the key of its connection, a join of a known connection may change it.
            const name = `${next.node}${next.id}`;
            const of = next.do === 'update' ? (keys.get(name) ?? next.key) : next.key;
            keys.set(name, of);
            presence.track(next.id, of, { at }, { user: { id: of } });
          }
        });
        cluster.isLossy = false;
        cluster.clock.advance(11_000);
        expect(cluster.view(0)).toEqual(cluster.view(1));
        cluster.nodes.forEach(({ viewers }, index) => {
          for (const viewer of viewers) expect(viewer.view).toEqual(cluster.view(index));
        });
      }),
      { numRuns: 300 },
    );
  });

  test('a merged change has the effect of its parts in sequence', () => {
    const operation = fc.record({ ref: fc.constantFrom('r1', 'r2', 'r3', 'r4'), key, isJoin: fc.boolean() });
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 20 }), fc.nat(20), (operations, looksAt) => {
        const state = new PresenceState();
        const changes: PresenceChange[] = [];
        const used = new Set<string>();
        let viewer = new Viewer({});
        operations.forEach(({ ref, key: of, isJoin }, index) => {
          if (index === looksAt) viewer = new Viewer(state.view());
          // References are never used twice.
          if (!isJoin) changes.push(state.leave('n', ref));
          else if (!used.has(ref)) changes.push(state.join('n', { ref, key: of, meta: {}, extra: {} }));
          if (isJoin) used.add(ref);
        });
        viewer.apply(diffOf(mergeChanges(changes)));
        expect(viewer.view).toEqual(sorted(state.view()));
      }),
    );
  });

  test('an update is a leave of the old reference and a join of the new one, which names the old', () => {
    const clock = new FakeClock();
    const diffs: PresenceDiff[] = [];
    const presence = createPresence({ clock, onDiff: (diff) => diffs.push(diff) });
    presence.track('tab', '7', { status: 'here' }, { user: { id: '7', username: 'Ann' } });
    clock.advance(500);
    presence.track('tab', '7', { status: 'away' }, { user: { id: '7', username: 'Ann' } });
    clock.advance(500);
    const before = diffs[0]?.joins['7']?.metas[0];
    expect(diffs[0]).toEqual({
      joins: {
        7: { user: { id: '7', username: 'Ann' }, metas: [{ phx_ref: expect.any(String), status: 'here' }] },
      },
      leaves: {},
    });
    expect(diffs[1]?.leaves['7']?.metas).toEqual([before]);
    expect(diffs[1]?.joins['7']?.metas).toEqual([
      { phx_ref: expect.any(String), phx_ref_prev: before?.phx_ref, status: 'away' },
    ]);
  });

  test('changes are sent once per batch interval, and nothing is sent without changes', () => {
    const clock = new FakeClock();
    const diffs: PresenceDiff[] = [];
    const presence = createPresence({ clock, onDiff: (diff) => diffs.push(diff) });
    clock.advance(10_000);
    for (const id of ['a', 'b', 'c']) presence.track(id, id, {});
    presence.untrack('unknown');
    clock.advance(499);
    expect(diffs).toEqual([]);
    clock.advance(1);
    expect(diffs.map(({ joins }) => Object.keys(joins))).toEqual([['a', 'b', 'c']]);
    clock.advance(10_000);
    expect(diffs).toHaveLength(1);
  });

  test('a state can be requested for some keys, and a diff restricted to them', () => {
    const state = new PresenceState();
    const change = mergeChanges(['1', '2', '3'].map((name) => state.join('n', record(name))));
    expect(Object.keys(state.view(['1', '3', '9']))).toEqual(['1', '3']);
    expect(restrictDiff(diffOf(change), (name) => name === '2')).toEqual({
      joins: { 2: { metas: [{ phx_ref: 'r2' }] } },
      leaves: {},
    });
    expect(restrictDiff(diffOf(change), () => false)).toBeNull();
  });
});

describe('nodes', () => {
  function pair(): Cluster {
    const cluster = new Cluster();
    cluster.add();
    cluster.add();
    cluster.at(0).presence.track('tab', '1', {});
    cluster.clock.advance(500);
    return cluster;
  }

  test('a node sees the users of the others, and so does one that starts later', () => {
    const cluster = pair();
    expect(cluster.at(1).presence.has('1')).toBe(true);
    const late = cluster.add();
    expect(cluster.at(late).presence.has('1')).toBe(true);
  });

  test('users of a node are removed after 45 s of silence, and not before', () => {
    const cluster = pair();
    const [dead, other] = [cluster.at(0), cluster.at(1)];
    const viewer = new Viewer(other.presence.state());
    other.viewers.push(viewer);
    dead.isDead = true;
    cluster.clock.advance(44_000);
    expect(other.presence.has('1')).toBe(true);
    cluster.clock.advance(11_500);
    expect(other.presence.has('1')).toBe(false);
    expect(viewer.view).toEqual(new Map());
  });

  test('a node that was only disconnected returns with all its users', () => {
    const cluster = pair();
    cluster.isLossy = true;
    cluster.clock.advance(60_000);
    expect(cluster.at(1).presence.has('1')).toBe(false);
    cluster.isLossy = false;
    cluster.clock.advance(10_000);
    expect(cluster.at(1).presence.has('1')).toBe(true);
  });

  test('silence is ignored while the node itself is disconnected, and counts from its reconnection', () => {
    const cluster = pair();
    const [dead, other] = [cluster.at(0), cluster.at(1)];
    dead.isDead = true;
    other.presence.pause();
    cluster.clock.advance(120_000);
    expect(other.presence.has('1')).toBe(true);
    other.presence.resync();
    cluster.clock.advance(40_000);
    expect(other.presence.has('1')).toBe(true);
    cluster.clock.advance(15_500);
    expect([other.presence.has('1'), other.presence.hasOthers()]).toEqual([false, false]);
  });

  test('a node is notified when it finds, loses and finds another one again; a goodbye is not a loss', () => {
    const cluster = pair();
    expect(cluster.noticed.toSorted()).toEqual(['0 found', '1 found']);
    cluster.isLossy = true;
    cluster.clock.advance(60_000);
    cluster.isLossy = false;
    cluster.clock.advance(10_000);
    expect(cluster.noticed.slice(2).sort()).toEqual(['0 found', '0 lost', '1 found', '1 lost']);
    cluster.at(0).presence.stop();
    expect(cluster.noticed).toHaveLength(6);
    expect(cluster.at(1).presence.hasOthers()).toBe(false);
  });

  test('when a node stops, its users are removed at once', () => {
    const cluster = pair();
    cluster.at(0).presence.stop();
    expect(cluster.at(1).presence.has('1')).toBe(false);
  });

  test('a user on two nodes is present until the last connection ends', () => {
    const cluster = pair();
    cluster.at(1).presence.track('tab', '1', {});
    cluster.at(0).presence.untrack('tab');
    cluster.clock.advance(500);
    expect(cluster.nodes.map(({ presence }) => presence.has('1'))).toEqual([true, true]);
    cluster.at(1).presence.untrack('tab');
    cluster.clock.advance(500);
    expect(cluster.nodes.map(({ presence }) => presence.has('1'))).toEqual([false, false]);
  });
});

function record(name: string): PresenceRecord {
  return { ref: `r${name}`, key: name, meta: {}, extra: {} };
}
