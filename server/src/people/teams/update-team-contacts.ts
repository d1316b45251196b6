import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';

import { translate } from '@trattativa/texts/translate';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { type Written, writtenMessage } from './save-team-info.ts';
import { contactFields } from './team-fields.ts';
import { writeTeam } from './write-team.ts';

/** Writes where a club is written to and called. Throws `NOT_FOUND`, `FORBIDDEN`, `CHANGED_MEANWHILE`. */
export async function updateTeamContacts(
  services: Services,
  call: CallOf<typeof teamEndpoints.updateTeamContacts>,
): Promise<Written> {
  const { teamId, contacts } = call.input;
  const written = await writeTeam(services, call, {
    teamId,
    version: contacts.version ?? null,
    patchOf: () => ({ fields: contactFields(contacts) }),
    kind: 'contactsChanged',
  });
  const message = written.waits
    ? writtenMessage(call.language, true)
    : translate(call.language, 'feedback:contactsUpdated');
  return { message, ...written };
}
