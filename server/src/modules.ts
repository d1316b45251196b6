import { billingModule } from './billing/module.ts';
import { dealsModule } from './deals/module.ts';
import { filesModule } from './files/module.ts';
import { identityModule } from './identity/module.ts';
import { insightModule } from './insight/module.ts';
import { marketModule } from './market/module.ts';
import { peopleModule } from './people/module.ts';
import { platformModule } from './platform/module.ts';
import type { ServerModule } from './platform/server-module.ts';
import { representationModule } from './representation/module.ts';
import { roomModule } from './room/module.ts';

/** The modules of the service in order: each may import those before it (docs/architecture.md). */
export const modules: readonly ServerModule[] = [
  platformModule,
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

for (const module of modules) module.fillPorts?.();

export const routes = modules.flatMap((module) => module.routes);
export const reactions = modules.flatMap((module) => module.reactions ?? []);
