import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { translate } from '@trattativa/texts/translate';
import { fieldError } from '../../platform/app-error.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { type Written, writtenMessage } from './save-team-info.ts';
import { contactFields, orgChartRows, type PresentTeam, teamPatch } from './team-fields.ts';
import { writeTeam } from './write-team.ts';

const placeColumns = [
  'country',
  'association',
  'region',
  'city',
  'address',
  'latitude',
  'longitude',
] as const;

/**
 * Saves a club's record; address, org chart and image only where the flags ask for it, whatever the record
 * contains. Throws as `saveTeamInfo`.
 */
export async function updateTeamData(
  services: Services,
  call: CallOf<typeof teamEndpoints.updateTeamData>,
): Promise<Written> {
  const { actor, input } = call;
  const { teamData } = input;
  const teamId = teamData.id ?? actor.teamId;
  if (teamId === null) throw fieldError('INVALID_INPUT', ['teamData', 'id'], 'required');
  if (teamData.version == null) throw fieldError('INVALID_INPUT', ['teamData', 'version'], 'required');
  const patchOf = (present: PresentTeam) => {
    const patch = teamPatch(teamData, 'teamData', present);
    if (!input.updateAddress) for (const column of placeColumns) delete patch.fields[column];
    if (!input.updateImage) delete patch.fields.image_url;
    if (!input.updateOrgChart) delete patch.orgChart;
    return patch;
  };
  const written = await writeTeam(services, call, {
    teamId,
    version: teamData.version,
    patchOf,
    kind: 'changed',
  });
  return { message: writtenMessage(call.language, written.waits), ...written };
}

/** Saves the contacts of a club. Throws `NOT_FOUND`, `FORBIDDEN`, `CHANGED_MEANWHILE`. */
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

/** Saves the org chart of a club. Throws `NOT_FOUND`, `FORBIDDEN`, `CHANGED_MEANWHILE`. */
export async function updateDefaultOrgChart(
  services: Services,
  call: CallOf<typeof teamEndpoints.updateDefaultOrgChart>,
): Promise<Written> {
  const { teamId, orgChart } = call.input;
  const written = await writeTeam(services, call, {
    teamId,
    version: orgChart.version ?? null,
    patchOf: (present) => ({ fields: {}, orgChart: orgChartRows(orgChart, present.orgChart) }),
    kind: 'orgChartChanged',
  });
  return { message: writtenMessage(call.language, written.waits), ...written };
}
