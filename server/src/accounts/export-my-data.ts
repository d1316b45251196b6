import { dayOf } from '../platform/clock.ts';
import type { Call } from '../platform/http/call.ts';
import type { Services } from '../platform/services.ts';
import { readEverythingAbout } from './export.repository.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/** Everything that is kept about the caller, as one JSON document (GDPR Art. 15 and 20). Throws `PASSWORD_WRONG`. */
export async function exportMyData(
  services: Services,
  call: Call<{ currentPassword?: string }>,
): Promise<{ fileName: string; json: string }> {
  const { accountId, agentId, coachingStaffId, teamId } = call.actor;
  await verifyOwnPassword(services, accountId, call.input.currentPassword);
  const now = services.clock.now();
  const read = await readEverythingAbout(services.db, { accountId, agentId, coachingStaffId, teamId });
  services.log.info({ event: 'data exported', account: accountId }, 'a person took a copy of their data');
  return {
    fileName: `trattativa-${dayOf(now)}.json`,
    json: JSON.stringify({ exportedAt: now.toISOString(), ...read }, null, 2),
  };
}
