/**
 * Where somebody was when the session expired, or wanted to go before logging in. Kept for this tab only; somebody
 * else who logs in there does not land on it.
 */
let place: { path: string; userId: number | null } | null = null;

/** `userId` null: whoever logs in next may go there. */
export function rememberPlace(path: string, userId: number | null): void {
  place = { path, userId };
}

/** Where a guest wanted to go; null: nowhere in particular. */
export function findGuestPlace(): string | null {
  return place?.userId === null ? place.path : null;
}

export function clearReturnPlace(): void {
  place = null;
}

/** The remembered place of this user, once. */
export function claimReturnPlace(userId: number): string | null {
  const taken = place;
  place = null;
  return taken && (taken.userId === null || taken.userId === userId) ? taken.path : null;
}
