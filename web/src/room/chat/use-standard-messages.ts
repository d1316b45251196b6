import { useQuery } from '@tanstack/react-query';
import type { ConversationType } from '@trattativa/domain/room/conversation-types';
import { chatCall } from '../../platform/api/chat-call.ts';
import { useLanguage } from '../../platform/i18n/language.ts';

interface StandardMessage {
  id: number;
  text: string;
}

const none: StandardMessage[] = [];

/** The standard messages of a kind of conversation in the current language; fetched once they are needed. */
export function useStandardMessages(type: ConversationType, isWanted: boolean): StandardMessage[] {
  const { code } = useLanguage();
  const { data } = useQuery({
    queryKey: ['chat', 'standard', { type, language: code }],
    queryFn: ({ signal }) =>
      chatCall<{ messages: StandardMessage[] }>(
        'GET',
        `/standardmessages/type/${type}/lang/${code}`,
        undefined,
        signal,
      ),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.messages ?? none;
}
