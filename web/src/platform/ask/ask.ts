import { observable } from '../observable.ts';

/** The questions that the platform asks before it continues; their texts are `app:ask.<question>`. */
export type Question = 'logOutUnsent' | 'leaveUnsaved';

export interface Asked {
  question: Question;
  values: { count: number };
  answer(yes: boolean): void;
}

/** The question on screen; null if there is none. */
export const openQuestion = observable<Asked | null>(null);

/** Asks in a dialog. Resolves with true to continue. A second question answers the first with false. */
export function ask(question: Question, values: Asked['values'] = { count: 0 }): Promise<boolean> {
  openQuestion.get()?.answer(false);
  return new Promise((resolve) => {
    openQuestion.set({
      question,
      values,
      answer(yes) {
        openQuestion.set(null);
        resolve(yes);
      },
    });
  });
}
