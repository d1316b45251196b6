import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';

/** The service refuses shorter texts. */
const shortest = 2;
const pauseMs = 120;
const freshMs = 15_000;

/** What the service finds for a text while it is typed; the lines of the text before stay until the answer. */
export function useFound(typed: string) {
  const text = typed.trim();
  const [asked] = useDebouncedValue(text, pauseMs);
  const isAsked = asked.length >= shortest;
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) => call('Search/Find', { text: asked }, { signal }),
    enabled: isAsked,
    staleTime: freshMs,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const wantsAnswer = text.length >= shortest;
  return {
    found: wantsAnswer ? data : undefined,
    error: wantsAnswer ? error : null,
    /** The lines shown are not those of the text typed yet. */
    isBehind: wantsAnswer && (asked !== text || isFetching || isPlaceholderData),
  };
}
