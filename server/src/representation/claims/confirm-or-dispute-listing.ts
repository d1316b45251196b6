import type { claimAndListingEndpoints } from '@trattativa/contract/representation/claims/endpoints';
import { translate } from '@trattativa/texts/translate';
import { setListing } from '../../people/players.ts';
import { listStaffAccounts } from '../../people/portfolios.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { closeDispute, insertDispute } from './listings.repository.ts';
import { recordListingChanged } from './record-listing-changed.ts';

/** The linked player confirms who lists them. Throws `NOT_FOUND` for a record that is not about the caller. */
export async function confirmListing(
  services: Services,
  { actor, input, language }: CallOf<typeof claimAndListingEndpoints.confirmListing>,
): Promise<OutputOf<typeof claimAndListingEndpoints.confirmListing>> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    if (!(await confirmListingOf(tx, input.playerId, actor.accountId, at))) throw new AppError('NOT_FOUND');
  });
  return { message: translate(language, 'feedback:dataSaved') };
}

/**
 * The account's person stands by a record about them; a dispute that waits is taken back. False: there is no such record.
 * The confirmation of a mandate says so too: whoever is represented by an agent is rightly in the agent's portfolio.
 */
export async function confirmListingOf(
  tx: Transaction,
  playerId: number,
  accountId: number,
  at: Date,
): Promise<boolean> {
  const before = await setListing(tx, playerId, accountId, 'confirmed');
  if (before === null) return false;
  await closeDispute(tx, { playerId, status: 'takenBack', decidedBy: accountId, word: '', at });
  const also = before === 'disputed' ? await listStaffAccounts(tx) : [];
  await recordListingChanged(tx, playerId, 'confirmed', { actorId: accountId, at }, also);
  return true;
}

/** The linked player disputes a record about them; staff decide. Throws `NOT_FOUND`, `ALREADY_DECIDED` while one waits. */
export async function disputeListing(
  services: Services,
  { actor, input, language }: CallOf<typeof claimAndListingEndpoints.disputeListing>,
): Promise<OutputOf<typeof claimAndListingEndpoints.disputeListing>> {
  const at = services.clock.now();
  const { playerId, reason } = input;
  await services.db.transaction().execute(async (tx) => {
    if ((await setListing(tx, playerId, actor.accountId, 'disputed')) === null)
      throw new AppError('NOT_FOUND');
    const dispute = { playerId, accountId: actor.accountId, reason, at };
    if (!(await insertDispute(tx, dispute))) throw new AppError('ALREADY_DECIDED');
    await recordListingChanged(
      tx,
      playerId,
      'disputed',
      { actorId: actor.accountId, at },
      await listStaffAccounts(tx),
    );
  });
  return { message: translate(language, 'feedback:dataSaved') };
}
