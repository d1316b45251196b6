import type { accountEndpoints } from '@trattativa/contract/identity/accounts/endpoints';
import { ageOn } from '@trattativa/domain/platform/plain-date';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../../platform/app-error.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { profileRecords } from '../../profile-records.ts';
import { type Account, findAccount, findCode } from '../accounts.repository.ts';
import { endOtherSessions } from '../sign-in/end-sessions.ts';
import { closeWardAccount } from './guardian.repository.ts';
import { isMinor } from './guardian.ts';

/** The minor that a guardian's code belongs to. Throws `CODE_INVALID`, also once the person is of age. */
async function wardOf(services: Services, db: Queryable, code: string): Promise<Account> {
  const at = services.clock.now();
  const found = await findCode(db, services.ids.knownHashes(code), ['guardian', 'withdrawal'], at);
  const ward = found && (await findAccount(db, found.accountId));
  if (!ward || !isMinor(ward.born_date, dayOf(at))) throw new AppError('CODE_INVALID');
  return ward;
}

/** What a guardian is asked to consent to: the person's name and age, and the state of the consent. */
export async function getGuardianship(
  services: Services,
  call: CallOf<typeof accountEndpoints.getGuardianship>,
) {
  const ward = await wardOf(services, services.db, call.input.code);
  const given = ward.guardian_confirmed_at === null ? ('asked' as const) : ('given' as const);
  return {
    name: ward.name,
    surname: ward.surname,
    age: ageOn(ward.born_date as string, dayOf(services.clock.now())),
    state: ward.guardian_withdrawn_at === null ? given : ('withdrawn' as const),
  };
}

/**
 * A guardian refuses or withdraws consent: the account and its sessions close at once, and the player leaves
 * the market, until the eighteenth birthday. Throws `CODE_INVALID`.
 */
export async function withdrawGuardianConsent(
  services: Services,
  call: CallOf<typeof accountEndpoints.withdrawGuardianConsent>,
): Promise<OutputOf<typeof accountEndpoints.withdrawGuardianConsent>> {
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const ward = await wardOf(services, tx, call.input.code);
    await closeWardAccount(tx, ward.id, at);
    const playerId = await profileRecords.get().withdrawOwnRecord(tx, ward.id);
    await endOtherSessions(services, tx, ward.id, null);
    if (playerId !== null) {
      await recordEvent(tx, {
        type: 'player.changed',
        data: { playerId },
        recipients: [],
        actorId: null,
        at,
      });
    }
  });
  return { message: translate(call.language, 'feedback:consentWithdrawn') };
}
