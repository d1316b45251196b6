import type { mandateEndpoints } from '@trattativa/contract/representation/mandates/endpoints';
import type { Mandate, MandateMover } from '@trattativa/contract/representation/mandates/mandate';
import {
  type AnsweredMandateStatus,
  mandateStatus,
} from '@trattativa/domain/representation/mandate-statuses';
import { type MandateActor, mayMove } from '@trattativa/domain/representation/mandate-transitions';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { assertMinorProtected } from '../../people/minors.ts';
import { isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { confirmListingOf } from '../claims/confirm-or-dispute-listing.ts';
import { accessMandate } from './access-mandate.ts';
import { isForMinor, type MandateRow } from './mandate.ts';
import { findMandateOfCode } from './mandate-codes.repository.ts';
import { findMandate, listChanges } from './mandates.repository.ts';
import { moveMandate } from './move-mandate.ts';
import { presentMandate } from './present-mandate.ts';

type Asked = Omit<InputOf<typeof mandateEndpoints.updateMandateStatus>, 'mandateId'>;

type Answer = OutputOf<typeof mandateEndpoints.updateMandateStatus>;

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
    return answer(services, tx, call.language, mandate, { side, mover, actorId: actor.accountId }, input);
  });
  const side = isStaff(actor) ? 'staff' : (await accessMandate(services.db, actor, mandate.id, today)).side;
  return presented(services, mandate, side, call.language);
}

/** A minor's mandate as the guardian reads it. Throws `CODE_INVALID`. */
export async function getGuardianMandate(
  services: Services,
  call: CallOf<typeof mandateEndpoints.getGuardianMandate>,
): Promise<Mandate> {
  const mandate = await openWithCode(services, services.db, call.input.code);
  const today = dayOf(services.clock.now());
  return presentMandate(
    mandate,
    guardianSide(mandate, today),
    today,
    await listChanges(services.db, mandate.id),
  );
}

/** The guardian confirms, refuses or ends a minor's mandate. Throws `CODE_INVALID` and what `updateMandateStatus` does. */
export async function answerGuardianMandate(
  services: Services,
  call: CallOf<typeof mandateEndpoints.answerGuardianMandate>,
): Promise<Answer> {
  const { input } = call;
  const today = dayOf(services.clock.now());
  const mandate = await services.db.transaction().execute(async (tx) => {
    const opened = await openWithCode(services, tx, input.code);
    const guardian = { side: guardianSide(opened, today), mover: 'guardian', actorId: null } as const;
    return answer(services, tx, call.language, opened, guardian, input);
  });
  return presented(services, mandate, guardianSide(mandate, today), call.language);
}

/** A player who has come of age answers for themselves: the guardian's code then only reads. */
function guardianSide(mandate: MandateRow, today: string): 'answerer' | 'reader' {
  return isForMinor(mandate, today) ? 'answerer' : 'reader';
}

async function openWithCode(
  services: Services,
  db: Services['db'] | Transaction,
  code: string,
): Promise<MandateRow> {
  const id = await findMandateOfCode(db, services.ids.knownHashes(code));
  const mandate = id === null ? null : await findMandate(db, id);
  if (!mandate) throw new AppError('CODE_INVALID');
  return mandate;
}

interface Answering {
  side: MandateActor | 'reader';
  mover: MandateMover;
  /** Null: a guardian without an account. */
  actorId: number | null;
}

async function answer(
  services: Services,
  tx: Transaction,
  language: Language,
  mandate: MandateRow,
  { side, mover, actorId }: Answering,
  asked: Asked,
): Promise<MandateRow> {
  const at = services.clock.now();
  const today = dayOf(at);
  const { status: to, note = '' } = asked;
  const current = presentMandate(mandate, side, today);
  if (mandate.version !== asked.version) throw new AppError('CHANGED_MEANWHILE', { current });
  const allowed = side !== 'reader' && to !== mandateStatus.proposed && mayMove(mandate.status, to, side);
  if (!allowed || (to === mandateStatus.confirmed && mandate.ends_on < today))
    throw new AppError('TRANSITION_NOT_ALLOWED', { current });
  if (side === 'staff' && note === '')
    throw new AppError('REASON_REQUIRED', { fields: [{ path: ['note'], code: 'required' }] });
  if (to === mandateStatus.confirmed && mandate.player_id !== null) {
    const { player_id: playerId, agent_id: agentId } = mandate;
    const confirming = { act: 'mandate', playerId, agentId, guardianSigns: mover === 'guardian' } as const;
    await assertMinorProtected(services, tx, language, confirming, { person: ['status'] });
  }
  if (!(await moveMandate(tx, mandate, { to, mover, actorId, note, at })))
    throw new AppError('CHANGED_MEANWHILE', { current });
  if (to === mandateStatus.confirmed && mandate.player_id !== null && mandate.person_account_id !== null)
    await confirmListingOf(tx, mandate.player_id, mandate.person_account_id, at);
  return assertFound(await findMandate(tx, mandate.id));
}

async function presented(
  services: Services,
  mandate: MandateRow,
  side: MandateActor | 'reader',
  language: Language,
): Promise<Answer> {
  const today = dayOf(services.clock.now());
  return {
    message: translate(language, `mandates:done.${mandate.status as AnsweredMandateStatus}`),
    mandate: presentMandate(mandate, side, today, await listChanges(services.db, mandate.id)),
  };
}
