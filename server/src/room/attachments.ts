import { type FileParent, nobodyElse, writers } from '../files/attachment-kinds.ts';
import { AppError } from '../platform/app-error.ts';
import { isMessageShown } from './chat/messages.repository.ts';

/** The things of this module that carry attachments. */
export const roomAttachments = {
  // What was sent stays as it was sent: deleting a message hides it with what it carries.
  message: {
    table: 'messages',
    async rights({ db }, actor, id) {
      if (!(await isMessageShown(db, id, actor.accountId))) throw new AppError('NOT_FOUND');
      return writers(false);
    },
    audience: nobodyElse,
  },
} satisfies Record<string, FileParent>;
