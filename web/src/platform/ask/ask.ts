/** The questions that the platform asks before it goes on; their texts are `app:ask.<question>`. */
export type Question = 'logOutUnsent' | 'leaveUnsaved';

export interface Asked {
  question: Question;
  values: { count: number };
  answer(yes: boolean): void;
}

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function set(next: Asked | null): void {
  asked = next;
  for (const listener of [...listeners]) listener();
}

/** Asks in a dialog. Resolves with true for "go on"; a question that is asked meanwhile counts as "no" for the first. */
export function ask(question: Question, values: Asked['values'] = { count: 0 }): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    set({
      question,
      values,
      answer(yes) {
        set(null);
        resolve(yes);
      },
    });
  });
}

export const openQuestion = {
  get: (): Asked | null => asked,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
