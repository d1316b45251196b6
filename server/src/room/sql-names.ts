/** Ids of conversations for statements of this module. */
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { sqlIds } from '../platform/database/sql-ids.ts';

export const sqlConversation = sqlIds(conversationType);
