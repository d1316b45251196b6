import { type FileParent, nobodyElse, writers } from '../files/attachment-kinds.ts';
import { AppError } from '../platform/app-error.ts';
import { isMessageShown } from './chat/messages/messages.repository.ts';
import { isMessageBy, messageIds } from './ports/message-files.repository.ts';

/** The parents that this module owns. */
export const roomAttachments = {
  // Sent files are immutable: deleting a message hides it with its files.
  message: {
    ids: messageIds,
    isSentBy: isMessageBy,
    async rights({ db }, actor, id) {
      if (!(await isMessageShown(db, id, actor.accountId))) throw new AppError('NOT_FOUND');
      return writers(false);
    },
    audience: nobodyElse,
  },
} satisfies Record<string, FileParent>;
