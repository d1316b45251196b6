import { maxUnsentFiles } from '@trattativa/domain/platform/file-limits';
import { AppError } from '../platform/app-error.ts';
import type { ServerModule } from '../platform/server-module.ts';
import { attachmentKinds, type FileParent, nobodyElse, writers } from './attachment-kinds.ts';
import { fileRoutes } from './uploads/files.routes.ts';
import { sweepFiles } from './uploads/jobs/sweep-files.ts';

/** The parents that this module owns. */
const filesAttachments = {
  // Chosen but unsent files: visible only to the account that chose them, not even to staff.
  unsent: {
    table: 'accounts',
    max: maxUnsentFiles,
    async rights(_, actor, id) {
      if (id !== actor.accountId) throw new AppError('NOT_FOUND');
      return writers(true);
    },
    audience: nobodyElse,
  },
} satisfies Record<string, FileParent>;

export const filesModule: ServerModule = {
  routes: [...fileRoutes],
  jobs: () => [sweepFiles],
  fillPorts() {
    attachmentKinds.fill(filesAttachments);
  },
};
