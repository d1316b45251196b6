import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lockClubMandate } from './mandates.repository.ts';

/**
 * The club has mandated the agent, and the mandate stays in force until the transaction ends. Throws `MANDATE_NEEDED` about
 * the field of the input that names the club.
 */
export async function assertClubMandate(
  tx: Transaction,
  parties: { agentId: number; teamId: number },
  today: string,
  field: readonly string[],
): Promise<void> {
  if (!(await lockClubMandate(tx, parties.agentId, parties.teamId, today)))
    throw new AppError('MANDATE_NEEDED', { fields: [{ path: field, code: 'notInList' }] });
}
