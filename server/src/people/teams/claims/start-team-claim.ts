import type { teamEndpoints } from '@trattativa/contract/people/teams/endpoints';
import { termsVersion } from '@trattativa/domain/identity/terms-version';

import { translate } from '@trattativa/texts/translate';
import { fieldError } from '../../../platform/app-error.ts';
import { addDays, addMinutes } from '../../../platform/clock.ts';
import type { CallOf, OutputOf } from '../../../platform/http/call.ts';
import { linkBaseOf } from '../../../platform/link-base.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { Services } from '../../../platform/services.ts';
import { teamProfile } from '../team.ts';
import { recordAct } from '../team-writes.repository.ts';
import { lockTeam } from '../teams.repository.ts';
import { countClaims } from './claims.repository.ts';

/** The minimum time between mails to a club's contact, whoever starts them. */
const minutesBetween = 10;
export const maxPerDay = 5;

/**
 * Mails a one-time code to the recorded contact of a not-registered club. Answers alike for a club without an
 * e-mail, mailed recently, registered or absent. Throws `TERMS_REQUIRED`, `BASE_URL_NOT_ALLOWED`.
 */
export async function startTeamClaim(
  services: Services,
  call: CallOf<typeof teamEndpoints.startTeamClaim>,
): Promise<OutputOf<typeof teamEndpoints.startTeamClaim>> {
  const { input } = call;
  const linkBase = linkBaseOf(services.config, input.baseUrl);
  if (!input.termsAccepted) throw fieldError('TERMS_REQUIRED', ['termsAccepted'], 'required');
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, input.teamId);
    if (!team || team.profile !== teamProfile.notRegistered || team.contact_email === null) return;
    if ((await countClaims(tx, team.id, addMinutes(at, -minutesBetween))) > 0) return;
    if ((await countClaims(tx, team.id, addDays(at, -1))) >= maxPerDay) return;
    const actorId = call.caller?.accountId ?? null;
    await recordAct(tx, { teamId: team.id, kind: 'claimStarted', actorId, at });
    await recordEvent(tx, {
      type: 'team.claimStarted',
      data: { teamId: team.id, language: input.language, termsVersion, linkBase },
      recipients: [],
      actorId,
      at,
    });
  });
  return { message: translate(call.language, 'teams:message.claimStarted') };
}
