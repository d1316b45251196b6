import { AppError, fieldError } from '../../../platform/app-error.ts';

/** Bounds of pay in whole euros, as a call names them. */
export interface PayBounds {
  payFrom?: number | null;
  payTo?: number | null;
}

/** The bounds in cents. Throws `INVALID_INPUT` when the lower one is above the upper one. */
export function boundsInCents({ payFrom, payTo }: PayBounds): {
  payFromCents: number | null;
  payToCents: number | null;
} {
  if (payFrom != null && payTo != null && payFrom > payTo) {
    throw fieldError('INVALID_INPUT', ['payTo'], 'tooSmall', { min: payFrom });
  }
  return { payFromCents: inCents(payFrom), payToCents: inCents(payTo) };
}

/** Throws `INVALID_INPUT` unless at least one bound is named. */
export function assertBounded({ payFrom, payTo }: PayBounds): void {
  if (payFrom == null && payTo == null) throw fieldError('INVALID_INPUT', ['payFrom'], 'required');
}

/** Throws `INVALID_INPUT` when a bound is named where none belongs. */
export function assertUnbounded({ payFrom, payTo }: PayBounds): void {
  const named = payFrom != null ? 'payFrom' : payTo != null ? 'payTo' : null;
  if (named) throw new AppError('INVALID_INPUT', { fields: [{ path: [named], code: 'invalid' }] });
}

function inCents(euros: number | null | undefined): number | null {
  return euros == null ? null : euros * 100;
}
