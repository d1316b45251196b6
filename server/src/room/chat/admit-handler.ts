import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';

/**
 * A handler of a channel that runs when it is its turn among all calls. What cannot be answered at the moment, for too
 * many calls or for want of the database, is refused with `unavailable`: the client tries again.
 */
export function admitHandler<Args extends [{ readonly topic: string }, ...unknown[]], Result>(
  { admission, log }: Services,
  handle: (...args: Args) => Promise<Result> | Result,
): (...args: Args) => Promise<Result | { error: { reason: 'unavailable' } }> {
  return async (...args) => {
    try {
      return await admission.run('interactive', async () => handle(...args));
    } catch (error) {
      const isOverload = error instanceof AppError && error.code === 'OVERLOADED';
      if (!isOverload) log.error({ err: error, topic: args[0].topic }, 'the chat could not answer');
      return { error: { reason: 'unavailable' } };
    }
  };
}
