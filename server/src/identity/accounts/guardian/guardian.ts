import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { ageOn } from '@trattativa/domain/platform/plain-date';

/** Under 18 on a day; false without a birth date. */
export function isMinor(bornDate: string | null, today: string): boolean {
  return bornDate !== null && ageOn(bornDate, today) < ageOfMajority;
}

interface Ward {
  born_date: string | null;
  guardian_confirmed_at: Date | null;
}

/**
 * A minor's account waits until a guardian has confirmed, whether one is named or not. The eighteenth
 * birthday ends the wait. A waiting account cannot log in; one already logged in can read but not act
 * (`GUARDIAN_MISSING`).
 */
export function waitsForGuardian(account: Ward, today: string): boolean {
  return account.guardian_confirmed_at === null && isMinor(account.born_date, today);
}

/** Shown to a waiting login after the right password: the guardian's address that was mailed. */
export interface AwaitedGuardian {
  guardianEmail: string | null;
}
