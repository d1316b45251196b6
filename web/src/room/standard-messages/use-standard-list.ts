import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@trattativa/contract/api';
import type { StandardMessage } from '@trattativa/contract/room/standard-messages/standard-message';
import type { ConversationType } from '@trattativa/domain/room/conversation-types';
import type { Language } from '@trattativa/texts/languages';
import { ApiError } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { showDone, showProblem } from '../../ui/feedback/toasts.tsx';
import { standardMessagesKeys } from './standard-messages.live.ts';
import { useStandardMessageList } from './standard-messages.queries.ts';

/** What the administrator writes of one. */
export type WrittenMessage = Pick<StandardMessage, 'text' | 'side'>;

type Saved = Api['Whatchat/AddStandardMessage']['output'];

/** The standard messages of one kind and language, and the administrator's acts on them. */
export function useStandardList(type: ConversationType, language: Language) {
  const client = useQueryClient();
  const key = [...standardMessagesKeys.list, { type, language }];
  const list = useStandardMessageList(type, language);
  const act = useMutation({
    mutationFn: (run: () => Promise<Saved>) => run(),
    onSuccess({ message, items }) {
      client.setQueryData(key, { items });
      showDone(message);
    },
    onError(error) {
      if (!(error instanceof ApiError)) throw error;
      // Somebody else was first: the current state is in the response. Errors of a field are shown beside it.
      if (error.current) client.setQueryData(key, error.current);
      if (error.fields.length === 0) showProblem(error.text);
    },
  });
  return {
    list,
    isBusy: act.isPending,
    /** Resolves with the refusal of the text; null if it was saved; undefined if the error was shown elsewhere. */
    async run(save: () => Promise<Saved>): Promise<string | null | undefined> {
      try {
        await act.mutateAsync(save);
        return null;
      } catch (error) {
        return error instanceof ApiError ? error.fields[0]?.text : undefined;
      }
    },
    add: (written: WrittenMessage) => call('Whatchat/AddStandardMessage', { type, language, ...written }),
    change: (message: StandardMessage, what: Partial<WrittenMessage> & { retired?: boolean }) =>
      call('Whatchat/ChangeStandardMessage', { id: message.id, version: message.version, ...what }),
    order: (ids: number[]) => call('Whatchat/OrderStandardMessages', { type, language, ids }),
  };
}
