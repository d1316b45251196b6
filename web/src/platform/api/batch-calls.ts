/** Duration of a frame: a list that renders in parts asks in several tasks of one. Hidden pages have no animation frames. */
const frameMs = 16;

/**
 * Collects what is asked within a frame into one call: a list whose rows each ask about one thing makes one call, not one
 * for each row. `send` gets at most `max` questions and answers them in their order.
 */
export function batchCalls<Question, Answer>(
  max: number,
  send: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  interface Waiting {
    question: Question;
    resolve: (answer: Answer) => void;
    reject: (reason: unknown) => void;
  }
  let waiting: Waiting[] = [];

  function sendAll(): void {
    const all = waiting;
    waiting = [];
    for (let from = 0; from < all.length; from += max) void sendSome(all.slice(from, from + max));
  }

  async function sendSome(some: readonly Waiting[]): Promise<void> {
    try {
      const answers = await send(some.map(({ question }) => question));
      some.forEach(({ resolve }, index) => {
        resolve(answers[index] as Answer);
      });
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (waiting.length === 1) setTimeout(sendAll, frameMs);
    });
}
