import type { StaffMember } from '@trattativa/contract/identity/administration/administration';
import type { administrationEndpoints } from '@trattativa/contract/identity/administration/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { linkBaseOf } from '../../platform/link-base.ts';
import type { Services } from '../../platform/services.ts';
import { confirmIdentity } from '../accounts/confirm-identity.ts';
import { hashPassword } from '../accounts/password.ts';
import { endAllSessions } from '../accounts/sign-in/sessions.ts';
import {
  findStaff,
  handOver,
  insertStaff,
  lockStaff,
  type StaffAccount,
  setStaffEnded,
} from '../accounts/staff.repository.ts';
import { listStaff } from './administration.repository.ts';
import { presentStaff, sessionLimits } from './present-administration.ts';
import { recordAct } from './record-act.ts';

type StaffAct = CallOf<typeof administrationEndpoints.endStaff>;
type Staff = { items: StaffMember[] };

/** The staff of the platform, those who serve first. */
export async function getStaff({ db, clock }: Services, call: Call<unknown>): Promise<Staff> {
  const rows = await listStaff(db, sessionLimits(clock.now()));
  return { items: rows.map((row) => presentStaff(row, call.actor.accountId)) };
}

/**
 * Opens an account of staff whose password nobody knows; a mail brings the link to choose one. Throws `EMAIL_EXISTS`, and as
 * `confirmIdentity`.
 */
export async function inviteStaff(
  services: Services,
  call: CallOf<typeof administrationEndpoints.inviteStaff>,
): Promise<Staff & { message: string }> {
  const { email, name, surname, language, administrator } = call.input;
  await confirmIdentity(services, call);
  const passwordHash = await hashPassword(services.ids.secret());
  await services.db.transaction().execute(async (tx) => {
    const person = { email, name, surname, language, administrator, chatOwner: false };
    const accountId = await insertStaff(tx, { ...person, passwordHash, at: services.clock.now() });
    if (accountId === null)
      throw new AppError('EMAIL_EXISTS', { fields: [{ path: ['email'], code: 'duplicate' }] });
    const linkBase = linkBaseOf(services.config, undefined);
    await recordAct(services, tx, call, 'administration.staffInvited', { accountId, linkBase });
  });
  return answer(services, call, 'staffInvited');
}

/**
 * Ends an account of staff: its sessions end at once, and it cannot log in any more. Throws `NOT_FOUND`, `STAFF_ENDS_OTHERS`
 * for one's own, `CHAT_OWNER_STAYS`, and as `confirmIdentity`. An administrator is always left: nobody ends themselves.
 */
export async function endStaff(services: Services, call: StaffAct): Promise<Staff & { message: string }> {
  await actOnStaff(services, call, async (tx, staff) => {
    const { accountId } = call.actor;
    if (staff.id === accountId) throw new AppError('STAFF_ENDS_OTHERS');
    // The second of two administrators who end each other serves no more.
    if ((await findStaff(tx, accountId))?.staff_ended_at !== null) throw new AppError('UNAUTHENTICATED');
    if (staff.is_chat_owner) throw new AppError('CHAT_OWNER_STAYS');
    if (staff.staff_ended_at !== null) return;
    const at = services.clock.now();
    await setStaffEnded(tx, staff.id, at);
    await endAllSessions(tx, staff.id, { actorId: accountId, at });
    await recordAct(services, tx, call, 'administration.staffEnded', { accountId: staff.id });
  });
  return answer(services, call, 'staffEnded');
}

/** Opens an ended account of staff again. Throws `NOT_FOUND`, and as `confirmIdentity`. */
export async function reinstateStaff(
  services: Services,
  call: StaffAct,
): Promise<Staff & { message: string }> {
  await actOnStaff(services, call, async (tx, staff) => {
    if (staff.staff_ended_at === null) return;
    await setStaffEnded(tx, staff.id, null);
    await recordAct(services, tx, call, 'administration.staffReinstated', { accountId: staff.id });
  });
  return answer(services, call, 'staffReinstated');
}

/** Makes a serving member of staff the chat owner. Throws `NOT_FOUND`, and as `confirmIdentity`. */
export async function handOverChat(services: Services, call: StaffAct): Promise<Staff & { message: string }> {
  await actOnStaff(services, call, async (tx, staff) => {
    if (staff.staff_ended_at !== null) throw new AppError('NOT_FOUND');
    if (staff.is_chat_owner) return;
    const from = await handOver(tx, staff.id);
    await recordAct(services, tx, call, 'administration.chatHandedOver', {
      accountId: staff.id,
      from: from ?? staff.id,
    });
  });
  return answer(services, call, 'chatHandedOver');
}

async function actOnStaff(
  services: Services,
  call: StaffAct,
  act: (tx: Transaction, staff: StaffAccount) => Promise<void>,
): Promise<void> {
  await confirmIdentity(services, call);
  await services.db.transaction().execute(async (tx) => {
    await lockStaff(tx);
    const staff = await findStaff(tx, call.input.accountId);
    if (!staff) throw new AppError('NOT_FOUND');
    await act(tx, staff);
  });
}

async function answer(
  services: Services,
  call: Call<unknown>,
  done: 'staffInvited' | 'staffEnded' | 'staffReinstated' | 'chatHandedOver',
): Promise<Staff & { message: string }> {
  return { message: translate(call.language, `feedback:${done}`), ...(await getStaff(services, call)) };
}
