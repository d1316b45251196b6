import type { ConversationType } from '@trattativa/domain/room/conversation-types';
import { useLanguage } from '../../../platform/i18n/language.ts';
import {
  type OfferedMessage,
  useOfferedMessages,
} from '../../standard-messages/standard-messages.queries.ts';

const none: OfferedMessage[] = [];

/** The standard messages of a kind of conversation in the current language; fetched once they are needed. */
export function useStandardMessages(type: ConversationType, isWanted: boolean): OfferedMessage[] {
  const { code } = useLanguage();
  const { data } = useOfferedMessages(type, code, isWanted);
  return data?.messages ?? none;
}
