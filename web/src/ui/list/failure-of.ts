/** Why a list has nothing to show, and how to ask again; null while there are rows, however old. */
export function failureOf(list: {
  error: Error | null;
  data: unknown;
  refetch: () => unknown;
}): { text: string; retry: () => void } | null {
  const { error, data, refetch } = list;
  if (!error || data) return null;
  return { text: error.message, retry: () => void refetch() };
}
