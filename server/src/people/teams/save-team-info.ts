import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import type { Team } from '@trattativa/contract/people/teams/team';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { isStaff } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { Call, CallOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { readTeam } from './get-team-info.ts';
import type { TeamPatch } from './team.ts';
import { teamPatch } from './team-fields.ts';
import { insertTeam, listTeamAudience, recordAct, replaceOrgChart } from './team-writes.repository.ts';
import { writeTeam } from './write-team.ts';

export interface Written {
  message: string;
  team: Team;
  waits: boolean;
}

/**
 * Writes a club's record; without an id staff add a club that is not registered. Throws `NOT_FOUND`,
 * `FORBIDDEN`, `INVALID_INPUT`, `CHANGED_MEANWHILE` with the present record.
 */
export async function saveTeamInfo(
  services: Services,
  call: CallOf<typeof teamEndpoints.saveTeamInfo>,
): Promise<Written> {
  const { actor, input } = call;
  const teamId = input.team.id ?? actor.teamId;
  if (teamId === null) return addTeam(services, call, teamPatch(input.team, 'team', null));
  if (input.team.version == null) throw fieldError('INVALID_INPUT', ['team', 'version'], 'required');
  const written = await writeTeam(services, call, {
    teamId,
    version: input.team.version,
    patchOf: (present) => teamPatch(input.team, 'team', present),
    kind: 'changed',
  });
  return { message: writtenMessage(call.language, written.waits), ...written };
}

/** The message to the writer: saved, or waiting for staff. */
export function writtenMessage(language: Language, waits: boolean): string {
  return translate(language, waits ? 'teams:message.waits' : 'feedback:dataSaved');
}

async function addTeam(services: Services, call: Call<unknown>, patch: TeamPatch): Promise<Written> {
  const { actor, language } = call;
  if (!isStaff(actor)) throw new AppError('FORBIDDEN');
  const at = services.clock.now();
  return createOnce(services, call, async (tx) => {
    const { name = '', country = '' } = patch.fields;
    const team = await insertTeam(tx, { ...patch.fields, name, country }, at);
    if (patch.orgChart) await replaceOrgChart(tx, team.id, patch.orgChart);
    await recordAct(tx, { teamId: team.id, kind: 'created', actorId: actor.accountId, at });
    await recordEvent(tx, {
      type: 'team.added',
      data: { teamId: team.id },
      recipients: await listTeamAudience(tx, team.id),
      actorId: actor.accountId,
      at,
    });
    return {
      message: translate(language, 'feedback:dataSaved'),
      team: await readTeam(tx, actor, team),
      waits: false,
    };
  });
}
