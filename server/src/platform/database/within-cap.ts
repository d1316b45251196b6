import type { AppError } from '../app-error.ts';

/**
 * Writes a row that a cap of the database may refuse (`cap_…`, docs/decisions/0054), and throws `refusal` when it does. The
 * transaction is lost then.
 */
export async function withinCap<Written>(
  cap: `cap_${string}`,
  written: Promise<Written>,
  refusal: () => AppError,
): Promise<Written> {
  try {
    return await written;
  } catch (error) {
    throw isBeyondCap(error, cap) ? refusal() : error;
  }
}

/** The database has refused a row that is one too many. */
export function isBeyondCap(error: unknown, cap: `cap_${string}`): boolean {
  const violation = error as { code?: string; constraint?: string };
  return violation?.code === '23514' && violation.constraint === cap;
}
