/** How a part of the installation is: `note` says what could not be looked at or is off on purpose. */
export type FindingState = 'ok' | 'note' | 'warning' | 'fault';

/** What one check found, for a command's line or a row of a screen. */
export interface Finding {
  /** The part of the installation, such as `database`. */
  part: string;
  state: FindingState;
  /** What was found, as a whole sentence. Never contains a secret. */
  sentence: string;
  /** How to mend it, as one or several sentences; null where nothing is to be done. */
  remedy: string | null;
}

export const ok = (part: string, sentence: string): Finding => ({
  part,
  state: 'ok',
  sentence,
  remedy: null,
});

export const note = (part: string, sentence: string, remedy: string | null = null): Finding => ({
  part,
  state: 'note',
  sentence,
  remedy,
});

export const warning = (part: string, sentence: string, remedy: string): Finding => ({
  part,
  state: 'warning',
  sentence,
  remedy,
});

export const fault = (part: string, sentence: string, remedy: string): Finding => ({
  part,
  state: 'fault',
  sentence,
  remedy,
});

/** A fault whose message has the sentence first and the remedy behind it, as those of a refused start have. */
export function faultOf(part: string, message: string): Finding {
  const [, sentence = message, remedy = ''] = /^(.*?\.)\s+(?=[A-Z])(.*)$/s.exec(message) ?? [];
  return { part, state: 'fault', sentence, remedy: remedy || null };
}

/** Runs a check; an error that it does not know is a fault of its part, and keeps no other check from running. */
export async function checked(part: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [fault(part, `The check failed: ${(error as Error).message}.`, 'See docs/operations.md.')];
  }
}

/** The one line of a finding. */
export function lineOf({ part, state, sentence, remedy }: Finding): string {
  const text = `${part}: ${sentence}${remedy === null ? '' : ` ${remedy}`}`;
  return `${state.padEnd(7)}  ${text.replace(/\s+/g, ' ')}`;
}
