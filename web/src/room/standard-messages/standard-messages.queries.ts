import { useQuery } from '@tanstack/react-query';
import type { ConversationType } from '@trattativa/domain/room/conversation-types';
import type { Language } from '@trattativa/texts/languages';
import { call } from '../../platform/api/call.ts';
import { chatCall } from '../../platform/api/chat-call.ts';
import { standardMessagesKeys } from './standard-messages.live.ts';

export interface OfferedMessage {
  id: number;
  text: string;
}

/** The standard messages of one kind of conversation in one language, for the administrator. */
export function useStandardMessageList(type: ConversationType, language: Language) {
  return useQuery({
    queryKey: [...standardMessagesKeys.list, { type, language }],
    queryFn: ({ signal }) => call('Whatchat/GetStandardMessages', { type, language }, { signal }),
  });
}

/** The standard messages that the message field offers; fetched once they are needed. */
export function useOfferedMessages(type: ConversationType, language: Language, isWanted: boolean) {
  return useQuery({
    queryKey: [...standardMessagesKeys.offered, { type, language }],
    queryFn: ({ signal }) =>
      chatCall<{ messages: OfferedMessage[] }>(
        'GET',
        `/standardmessages/type/${type}/lang/${language}`,
        undefined,
        signal,
      ),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
