import type { playerEndpoints } from '@trattativa/contract/people/players/endpoints';
import type { PlayerInput } from '@trattativa/contract/people/players/player';
import { profileType, subProfile } from '@trattativa/domain/identity/profile-types';
import { termsVersion } from '@trattativa/domain/identity/terms-version';

import { translate } from '@trattativa/texts/translate';
import { assertRegistration, hashPassword, insertAccount } from '../../identity/accounts.ts';
import { fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { countAttempt } from '../../platform/counts/count-attempt.ts';
import type { CallOf, InputOf } from '../../platform/http/call.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { beginTransferRecord } from './begin-own-record.ts';

type TransferInput = InputOf<typeof playerEndpoints.registerPlayerFromTransfer>;

/**
 * Opens an inactive player account with a profile of its own, and asks for the activation mail. An agent or staff
 * register somebody else: they set no password, the player is mailed a link to choose one. Nothing is attached to an
 * account that exists. Throws `EMAIL_EXISTS`, `TERMS_REQUIRED`, `PASSWORD_TOO_COMMON`, `BASE_URL_NOT_ALLOWED`,
 * `GUARDIAN_REQUIRED`, `INVALID_PERSONAL_INFO` (spec §5: without name, surname and date of birth).
 */
export async function registerPlayerFromTransfer(
  services: Services,
  call: CallOf<typeof playerEndpoints.registerPlayerFromTransfer>,
): Promise<{ message: string }> {
  const { input, caller } = call;
  const { player, email } = input;
  await countAttempt(services, 'registration', call.ip);
  const linkBase = linkBaseOf(services.config, input.baseUrl);
  const at = services.clock.now();
  assertNewPlayer(player);
  const password = passwordFor(services, input, caller === null);
  const person = { name: player.name, surname: player.surname, bornDate: player.bornDate ?? undefined };
  assertRegistration({ ...input, ...person, password, profile: profileType.player }, dayOf(at));
  const passwordHash = await hashPassword(password);
  await services.db.transaction().execute(async (tx) => {
    const accountId = await insertAccount(tx, {
      email,
      passwordHash,
      name: player.name,
      surname: player.surname,
      profile: profileType.player,
      subProfile: subProfile.none,
      agentType: null,
      language: input.language,
      partnerId: caller?.accountId ?? null,
      bornDate: player.bornDate ?? null,
      guardianEmail: input.guardianEmail ?? null,
      termsVersion,
      at,
    });
    if (accountId === null) throw fieldError('EMAIL_EXISTS', ['email'], 'duplicate');
    await beginTransferRecord(tx, accountId, player, at);
    const common = { recipients: [], actorId: caller?.accountId ?? accountId, at };
    await recordEvent(tx, { type: 'account.registered', data: { accountId, linkBase }, ...common });
    // Nobody knows the password of who was registered by somebody else: a second mail lets the player choose one.
    if (caller)
      await recordEvent(tx, { type: 'account.resetAsked', data: { accountId, linkBase }, ...common });
  });
  return {
    message: translate(
      call.language,
      caller === null ? 'feedback:activationSent' : 'feedback:playerRegistered',
    ),
  };
}

function assertNewPlayer(player: PlayerInput): void {
  for (const field of ['id', 'version'] as const) {
    if (player[field] != null) throw fieldError('INVALID_INPUT', ['player', field], 'invalid');
  }
  if (player.bornDate == null) {
    throw fieldError('INVALID_PERSONAL_INFO', ['player', 'bornDate'], 'required');
  }
}

/** A guest's own password; for somebody else one that nobody knows, until the player sets another by mail. */
function passwordFor(services: Services, input: TransferInput, isGuest: boolean): string {
  if (!isGuest) {
    if (input.password !== undefined) throw fieldError('INVALID_INPUT', ['password'], 'invalid');
    return services.ids.secret();
  }
  if (input.password === undefined) throw fieldError('INVALID_INPUT', ['password'], 'required');
  return input.password;
}
