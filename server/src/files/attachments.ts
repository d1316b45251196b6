import { mostUnsentFiles } from '@trattativa/domain/platform/file-limits';
import { AppError } from '../platform/app-error.ts';
import { type FileParent, nobodyElse, writers } from './attachment-kinds.ts';

/** The things of this module that carry attachments. */
export const filesAttachments = {
  // Nobody but who has chosen them sees them before they are sent, staff neither.
  unsent: {
    table: 'accounts',
    most: mostUnsentFiles,
    async rights(_, actor, id) {
      if (id !== actor.accountId) throw new AppError('NOT_FOUND');
      return writers(true);
    },
    audience: nobodyElse,
  },
} satisfies Record<string, FileParent>;
