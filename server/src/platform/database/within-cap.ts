import type { AppError } from '../app-error.ts';

/**
 * Writes a row that a cap of the database may refuse (`cap_…`, docs/decisions/0054), and throws `refusal`
 * when it does. The transaction cannot continue after that.
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

/** True when the database refused a row beyond this cap. */
export function isBeyondCap(error: unknown, cap: `cap_${string}`): boolean {
  const violation = error as { code?: string; constraint?: string };
  return violation?.code === '23514' && violation.constraint === cap;
}
