import type { mandateEndpoints } from '@trattativa/contract/representation/mandates/endpoints';
import type { MandateMover } from '@trattativa/contract/representation/mandates/mandate';
import { isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessMandate } from './access-mandate.ts';
import { type Answer, answerMandate, presented } from './answer-mandate.ts';
import { isForMinor, isWithoutLogin, type MandateRow } from './mandate.ts';
import { listChanges } from './mandate-changes.repository.ts';
import { findMandateOfCode, type MandateCode } from './mandate-codes.repository.ts';
import { findMandate } from './mandates.repository.ts';
import { presentMandate } from './present-mandate.ts';

/**
 * Confirms, refuses, withdraws or ends a mandate; confirming one also confirms that the agent lists the player. Throws `NOT_FOUND`, `CHANGED_MEANWHILE` with the present state,
 * `TRANSITION_NOT_ALLOWED`, `REASON_REQUIRED` (staff), `MINOR_PROTECTED`, `MANDATE_OVERLAPS` (the person is represented exclusively
 * by somebody else at that time and place).
 */
export async function updateMandateStatus(
  services: Services,
  call: CallOf<typeof mandateEndpoints.updateMandateStatus>,
): Promise<Answer> {
  const { actor, input } = call;
  const today = dayOf(services.clock.now());
  const mandate = await services.db.transaction().execute(async (tx) => {
    const { mandate, side } = await accessMandate(tx, actor, input.mandateId, today);
    const mover: MandateMover = isStaff(actor)
      ? 'staff'
      : actor.agentId !== null
        ? 'agent'
        : mandate.team_id !== null
          ? 'club'
          : 'player';
    const answering = { side, mover, actorId: actor.accountId, way: null };
    return answerMandate(services, tx, call.language, mandate, answering, input);
  });
  const side = isStaff(actor) ? 'staff' : (await accessMandate(services.db, actor, mandate.id, today)).side;
  return presented(services, mandate, side, call.language);
}

/** A mandate as a minor's guardian, or a player without a login, reads it by the code of a mail. Throws `CODE_INVALID`. */
export async function getGuardianMandate(
  services: Services,
  call: CallOf<typeof mandateEndpoints.getGuardianMandate>,
): Promise<OutputOf<typeof mandateEndpoints.getGuardianMandate>> {
  const { mandate, opened } = await openWithCode(services, services.db, call.input.code);
  const today = dayOf(services.clock.now());
  const changes = await listChanges(services.db, mandate.id);
  return {
    ...presentMandate(mandate, sideOfCode(mandate, opened, today), today, changes),
    asked: opened.asked,
  };
}

/** A minor's guardian, or a player without a login, confirms, refuses or ends a mandate. Throws `CODE_INVALID` and what `updateMandateStatus` does. */
export async function answerGuardianMandate(
  services: Services,
  call: CallOf<typeof mandateEndpoints.answerGuardianMandate>,
): Promise<Answer> {
  const { input } = call;
  const today = dayOf(services.clock.now());
  const answered = await services.db.transaction().execute(async (tx) => {
    const { mandate, opened } = await openWithCode(services, tx, input.code);
    const side = sideOfCode(mandate, opened, today);
    const way = opened.asked === 'guardian' ? 'guardianMail' : 'playerMailStated';
    const answering = { side, mover: opened.asked, actorId: null, way } as const;
    return { mandate: await answerMandate(services, tx, call.language, mandate, answering, input), opened };
  });
  const side = sideOfCode(answered.mandate, answered.opened, today);
  return presented(services, answered.mandate, side, call.language);
}

/**
 * A player who has come of age answers for themselves, whoever has got a login answers in it, and a parent only at the address that
 * is known now: any other code only reads.
 */
function sideOfCode(
  mandate: MandateRow,
  { asked, sent_to: sentTo }: MandateCode,
  today: string,
): 'answerer' | 'reader' {
  if (asked === 'player') return isWithoutLogin(mandate, today) ? 'answerer' : 'reader';
  const isKnown = sentTo !== null && sentTo === mandate.guardian_email;
  return isKnown && isForMinor(mandate, today) ? 'answerer' : 'reader';
}

async function openWithCode(
  services: Services,
  db: Services['db'] | Transaction,
  code: string,
): Promise<{ mandate: MandateRow; opened: MandateCode }> {
  const opened = await findMandateOfCode(db, services.ids.knownHashes(code));
  const mandate = opened && (await findMandate(db, opened.mandate_id));
  if (!opened || !mandate) throw new AppError('CODE_INVALID');
  return { mandate, opened };
}
