import type { EventData } from '@trattativa/contract/events';
import type { AdministrationEvents } from '@trattativa/contract/identity/administration/events';
import type { Transaction } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { listAdministrators } from './administration.repository.ts';

/** Records an act of an administrator on an account: for the audit, the account's own screens and those of administrators. */
export async function recordAct<Type extends keyof AdministrationEvents>(
  services: Pick<Services, 'clock'>,
  tx: Transaction,
  call: Call<unknown>,
  type: Type,
  data: EventData<Type> & { accountId: number },
): Promise<void> {
  await recordEvent(tx, {
    type,
    data,
    recipients: [data.accountId, ...(await listAdministrators(tx))],
    actorId: call.actor.accountId,
    at: services.clock.now(),
  });
}
