import type { ServerModule } from '../platform/server-module.ts';
import { publishedFiles } from './published-columns.ts';
import { fileRoutes } from './uploads/files.routes.ts';
import { sweepFiles } from './uploads/jobs/sweep-files.ts';

export const filesModule: ServerModule = {
  publishes: publishedFiles,
  routes: [...fileRoutes],
  jobs: () => [sweepFiles],
};
