import { AppError } from '../platform/app-error.ts';
import { addMinutes } from '../platform/clock.ts';
import type { Services } from '../platform/services.ts';
import { listFailures, recordFailure } from './sign-in-attempts.repository.ts';

const mostFailures = 5;
const windowMinutes = 15;

/**
 * Five failures in 15 minutes refuse the sixth try with `TOO_MANY_ATTEMPTS`, right or not, until the oldest is 15
 * minutes old. One count for passwords and second factors, wherever they are tried.
 */
export async function assertFewFailures(services: Services, email: string): Promise<void> {
  if (!services.config.rateLimits) return;
  const now = services.clock.now();
  const failures = await listFailures(services.db, email, addMinutes(now, -windowMinutes));
  const oldest = failures.at(-mostFailures);
  if (oldest) {
    const retryAfter = Math.ceil((addMinutes(oldest, windowMinutes).getTime() - now.getTime()) / 1000);
    throw new AppError('TOO_MANY_ATTEMPTS', { retryAfter: Math.max(1, retryAfter) });
  }
}

export async function countFailure(
  services: Services,
  email: string,
  accountId: number | null,
): Promise<void> {
  const now = services.clock.now();
  services.log.info({ event: 'sign-in failed', account: accountId }, 'sign-in failed');
  await recordFailure(services.db, email, now, addMinutes(now, -windowMinutes));
}
