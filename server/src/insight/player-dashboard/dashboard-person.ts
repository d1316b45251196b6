import { findOwnRecord, findPlayer, isAdult } from '../../people/players.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Services } from '../../platform/services.ts';
import { listRecordsOfAccount } from './player-figures.repository.ts';

/** The player whose figures are asked for. */
export interface DashboardPerson {
  registered: boolean;
  /** Null for an account whose profile is gone, and without an account. */
  ownPlayerId: number | null;
  /** The own record and every portfolio record that is linked to the account. */
  recordIds: number[];
  /** False for under-18s, and as long as no birth date says otherwise. */
  adult: boolean;
}

/**
 * The caller, or for staff the player of a record: with an account all records of that account, else that record.
 * Absent and foreign answer alike, `NOT_FOUND`.
 */
export async function dashboardPerson(
  services: Services,
  actor: Actor,
  playerId: number | undefined,
): Promise<DashboardPerson> {
  const today = dayOf(services.clock.now());
  const asked = playerId === undefined ? null : await findPlayer(services.db, playerId);
  const isAbsent = playerId !== undefined && (asked === null || asked.deleted_at !== null);
  if (isAbsent || (asked === null && isStaff(actor))) throw new AppError('NOT_FOUND');
  const accountId = asked === null ? actor.accountId : asked.account_id;
  if (!isStaff(actor) && accountId !== actor.accountId) throw new AppError('NOT_FOUND');
  const own = accountId === null ? null : await findOwnRecord(services.db, accountId);
  const described = own ?? asked;
  return {
    registered: accountId !== null,
    ownPlayerId: own?.id ?? null,
    recordIds:
      accountId === null
        ? asked === null
          ? []
          : [asked.id]
        : await listRecordsOfAccount(services.db, accountId),
    adult: described !== null && isAdult(described, today),
  };
}
