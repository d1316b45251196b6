import type { playerEndpoints } from '@trattativa/contract/people/players/endpoints';
import type { PlayerInput } from '@trattativa/contract/people/players/player';
import { profileType, subProfile } from '@trattativa/domain/identity/profile-types';
import { termsVersion } from '@trattativa/domain/identity/terms-version';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import {
  assertPersonsAddress,
  assertRegistration,
  countRegistrationMails,
  hashPassword,
  insertAccount,
} from '../../identity/accounts.ts';
import { fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { countAttempt } from '../../platform/counts/count-attempt.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { assertRecordFee } from './assert-record-fee.ts';
import { insertOwnRecord } from './own-profile/own-records.repository.ts';
import { newPlayerFields } from './player-fields.ts';

type TransferInput = InputOf<typeof playerEndpoints.registerPlayerFromTransfer>;

/**
 * Opens an inactive player account with an own profile and requests the activation mail. Agents and staff register somebody
 * else: they set no password, the player is mailed a link to choose one, and a minor names the parent at the first login,
 * because whoever acts for the minor does not choose who consents. Nothing is linked to an existing account. Throws
 * `EMAIL_EXISTS`, `TERMS_REQUIRED`, `PASSWORD_TOO_COMMON`, `BASE_URL_NOT_ALLOWED`, `GUARDIAN_REQUIRED`, `MAILED_TOO_OFTEN`,
 * `INVALID_PERSONAL_INFO` (spec §5: without name, surname and date of birth).
 */
export async function registerPlayerFromTransfer(
  services: Services,
  call: CallOf<typeof playerEndpoints.registerPlayerFromTransfer>,
): Promise<OutputOf<typeof playerEndpoints.registerPlayerFromTransfer>> {
  const { input, caller } = call;
  const { player, email } = input;
  await countAttempt(services, 'registration', call.ip);
  const linkBase = linkBaseOf(services.config, input.baseUrl);
  const at = services.clock.now();
  assertNewPlayer(player);
  if (caller !== null) await assertPersonsAddress(services.db, { email, statedBy: caller.accountId });
  const password = passwordFor(services, input, caller === null);
  const person = { name: player.name, surname: player.surname, bornDate: player.bornDate ?? undefined };
  const registration = { ...input, ...person, password, profile: profileType.player } as const;
  assertRegistration(registration, dayOf(at), { byThePerson: caller === null });
  await countRegistrationMails(services, call, input);
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
    await beginTransferRecord(services, tx, call.language, accountId, player, at);
    const common = { recipients: [], actorId: caller?.accountId ?? accountId, at };
    await recordEvent(tx, { type: 'account.registered', data: { accountId, linkBase }, ...common });
    // A player registered by somebody else has a random password: a second mail lets them choose one.
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

/**
 * The password that a guest chose; for somebody else a random one, until the player chooses another by mail.
 */
function passwordFor(services: Services, input: TransferInput, isGuest: boolean): string {
  if (!isGuest) {
    if (input.password !== undefined) throw fieldError('INVALID_INPUT', ['password'], 'invalid');
    return services.ids.secret();
  }
  if (input.password === undefined) throw fieldError('INVALID_INPUT', ['password'], 'required');
  return input.password;
}

/**
 * Creates the own record of a new player account that registered with a profile (marked as transfer). Throws
 * `INVALID_INPUT` for an unknown country or an impossible birth date, `MINOR_PROTECTED`.
 */
async function beginTransferRecord(
  services: Services,
  tx: Transaction,
  language: Language,
  accountId: number,
  input: PlayerInput,
  at: Date,
): Promise<void> {
  const fields = { ...newPlayerFields(input, dayOf(at)), from_transfer: true };
  const record = await insertOwnRecord(tx, accountId, fields, at);
  if (!record) return;
  await assertRecordFee(services, tx, language, record);
  await recordEvent(tx, {
    type: 'player.added',
    data: { playerId: record.id },
    recipients: [accountId],
    actorId: accountId,
    at,
  });
}
