import { ageOn } from '@trattativa/domain/platform/plain-date';

/** Under 18 on a day; without a birth date nobody is. */
export function isMinor(bornDate: string | null, today: string): boolean {
  return bornDate !== null && ageOn(bornDate, today) < 18;
}

interface Ward {
  born_date: string | null;
  guardian_confirmed_at: Date | null;
}

/**
 * A minor's account waits until a guardian has confirmed, named or not. The eighteenth birthday ends that by itself.
 * Whoever waits cannot log in; whoever is logged in already can read and not act (`GUARDIAN_MISSING`).
 */
export function waitsForGuardian(account: Ward, today: string): boolean {
  return account.guardian_confirmed_at === null && isMinor(account.born_date, today);
}

/** What a login that waits for a guardian is told, once the password was right: whom the platform has written to. */
export interface AwaitedGuardian {
  guardianEmail: string | null;
}
