import type { PublishedColumns } from '../platform/server-module.ts';

/** The columns of this module's tables that statements of higher modules may read; renaming one concerns them too. */
export const publishedRoom: PublishedColumns = {
  conversation_members: [
    'account_id',
    'conversation_id',
    'hidden_up_to_seq',
    'last_read_seq',
    'left_at',
    'muted',
  ],
  conversations: ['id', 'last_message_at', 'last_seq'],
  messages: ['conversation_id', 'deleted_at', 'from_id', 'inserted_at', 'kind', 'seq'],
};
