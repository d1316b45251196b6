/**
 * The place to return to after the next login: where the session expired, or what a guest wanted to open. Kept for this
 * tab only; another user who logs in there does not land on it.
 */
let place: { path: string; userId: number | null } | null = null;

/** `userId` null: for any user. */
export function rememberPlace(path: string, userId: number | null): void {
  place = { path, userId };
}

/** Where a guest wanted to go; null if nowhere in particular. */
export function findGuestPlace(): string | null {
  return place?.userId === null ? place.path : null;
}

export function clearReturnPlace(): void {
  place = null;
}

/** Returns and clears the remembered place of this user. */
export function claimReturnPlace(userId: number): string | null {
  const taken = place;
  place = null;
  return taken && (taken.userId === null || taken.userId === userId) ? taken.path : null;
}
