import { billingModule } from '../billing/module.ts';
import { dealsModule } from '../deals/module.ts';
import { filesModule } from '../files/module.ts';
import { identityModule } from '../identity/module.ts';
import { insightModule } from '../insight/module.ts';
import { marketModule } from '../market/module.ts';
import { peopleModule } from '../people/module.ts';
import type { LiveHandler } from '../platform/cache/live-handler.ts';
import type { WebModule } from '../platform/web-module.ts';
import { representationModule } from '../representation/module.ts';
import { roomModule } from '../room/module.ts';

/** The modules in order: each may import those before it (docs/architecture.md). */
export const modules: readonly WebModule[] = [
  filesModule,
  identityModule,
  peopleModule,
  representationModule,
  marketModule,
  dealsModule,
  billingModule,
  roomModule,
  insightModule,
];

for (const module of modules) for (const fill of module.fills ?? []) fill();

/** Loads the live rules of all modules. */
export async function loadLiveHandlers(): Promise<LiveHandler[]> {
  const loaded = await Promise.all(modules.flatMap(({ live }) => (live ? [live()] : [])));
  return loaded.flatMap(({ handlers }) => handlers);
}
export const channelFollowers = modules.flatMap((module) => module.everybody ?? []);
