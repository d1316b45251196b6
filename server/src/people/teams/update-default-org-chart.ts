import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';

import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { type Written, writtenMessage } from './save-team-info.ts';
import { orgChartRows } from './team-fields.ts';
import { writeTeam } from './write-team.ts';

/** Writes the people of a club by their place. Throws `NOT_FOUND`, `FORBIDDEN`, `CHANGED_MEANWHILE`. */
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
