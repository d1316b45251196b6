/** The numbers of the accounts that the log says were erased. Lines that are none of ours are left out. */
export function erasedInLog(log: string): number[] {
  return log.split('\n').flatMap((line) => {
    // journalctl and docker put a prefix before the line of the service.
    const { event, account } = parsed(line.slice(Math.max(0, line.indexOf('{'))));
    return event === 'account erased' && Number.isSafeInteger(account) ? [Number(account)] : [];
  });
}

function parsed(text: string): { event?: unknown; account?: unknown } {
  try {
    return (JSON.parse(text) ?? {}) as object;
  } catch {
    return {};
  }
}
