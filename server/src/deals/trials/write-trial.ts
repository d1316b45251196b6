import type { trialEndpoints } from '@trattativa/contract/deals/trials/endpoints';
import type { TrialChange, TrialEvents } from '@trattativa/contract/deals/trials/events';
import type { TrialOfNegotiation } from '@trattativa/contract/deals/trials/trial';
import { daysOfTrial, maxTrialDays } from '@trattativa/domain/deals/trials/trial-record';
import { translate } from '@trattativa/texts/translate';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import { mayKnow, type NegotiationRow } from '../negotiations/negotiation.ts';
import { listDealAccounts } from '../negotiations/negotiations.repository.ts';
import { assertTrialAllowed } from './assert-trial-allowed.ts';
import { abilitiesOf, readTrial } from './trial.ts';
import { findTrial, writeOutcome, writeTrial } from './trials.repository.ts';

/** The trial of a negotiation. Throws `NOT_FOUND`. */
export async function getTrial(
  services: Services,
  { actor, input }: CallOf<typeof trialEndpoints.getTrial>,
): Promise<TrialOfNegotiation> {
  const { negotiation, side } = await accessNegotiation(services.db, actor, input.negotiationId);
  return readTrial(services, services.db, negotiation, side);
}

/**
 * Writes down or changes a trial. Throws `NOT_FOUND`, `FORBIDDEN` for everybody but the club and staff,
 * `TRANSITION_NOT_ALLOWED` unless the negotiation is on trial and not decided, `INVALID_INPUT` for days in the wrong order,
 * `MINOR_PROTECTED`, and `CHANGED_MEANWHILE` with the present state.
 */
export async function saveTrial(
  services: Services,
  { actor, input, language }: CallOf<typeof trialEndpoints.saveTrial>,
): Promise<OutputOf<typeof trialEndpoints.saveTrial>> {
  const { negotiationId, version, fitUntil, parentsContact, ...written } = input;
  const at = services.clock.now();
  if (written.endsOn < written.startsOn || daysOfTrial(written) > maxTrialDays) {
    throw new AppError('INVALID_INPUT', { fields: [{ path: ['endsOn'], code: 'fromAboveTo' }] });
  }
  return services.db.transaction().execute(async (tx) => {
    const { negotiation, side } = await accessToWrite(services, tx, actor, negotiationId, 'save');
    const seen = { negotiationId, version, actorId: actor.accountId, at };
    const trial = { ...written, fitUntil: fitUntil ?? null, parentsContact: parentsContact ?? null };
    await assertTrialAllowed(services, tx, language, negotiation, trial);
    if (!(await writeTrial(tx, seen, trial))) {
      throw await changedMeanwhile(services, tx, actor, negotiationId);
    }
    await record(tx, version === 0 ? 'trial.planned' : 'trial.changed', negotiation, seen);
    const now = await readTrial(services, tx, negotiation, side);
    return { message: translate(language, 'feedback:trialSaved'), ...now };
  });
}

/** Decides a trial that has begun. Throws as `saveTrial`. */
export async function decideTrial(
  services: Services,
  { actor, input, language }: CallOf<typeof trialEndpoints.decideTrial>,
): Promise<OutputOf<typeof trialEndpoints.decideTrial>> {
  const { negotiationId, version, outcome, note } = input;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { negotiation, side } = await accessToWrite(services, tx, actor, negotiationId, 'decide');
    const seen = { negotiationId, version, actorId: actor.accountId, at };
    if (!(await writeOutcome(tx, seen, { outcome, note: note || null }))) {
      throw await changedMeanwhile(services, tx, actor, negotiationId);
    }
    await record(tx, `trial.${outcome}`, negotiation, seen);
    const now = await readTrial(services, tx, negotiation, side);
    return { message: translate(language, 'feedback:trialDecided'), ...now };
  });
}

async function accessToWrite(
  services: Services,
  db: Queryable,
  actor: Actor,
  negotiationId: number,
  ability: keyof TrialOfNegotiation['can'],
) {
  const accessed = await accessNegotiation(db, actor, negotiationId);
  const { negotiation, side } = accessed;
  if (side !== 'club' && side !== 'staff') throw new AppError('FORBIDDEN');
  const trial = await findTrial(db, negotiationId);
  if (!abilitiesOf(side, negotiation, trial, dayOf(services.clock.now()))[ability]) {
    throw new AppError('TRANSITION_NOT_ALLOWED');
  }
  return accessed;
}

/** The refusal of a caller who was too late, with the present state. */
async function changedMeanwhile(
  services: Services,
  db: Queryable,
  actor: Actor,
  negotiationId: number,
): Promise<AppError> {
  const { negotiation, side } = await accessNegotiation(db, actor, negotiationId);
  return new AppError('CHANGED_MEANWHILE', { current: await readTrial(services, db, negotiation, side) });
}

async function record(
  tx: Transaction,
  type: keyof TrialEvents,
  negotiation: NegotiationRow,
  { version, actorId, at }: { version: number; actorId: number; at: Date },
): Promise<void> {
  const data: TrialChange = {
    negotiationId: negotiation.id,
    playerId: negotiation.player?.id ?? 0,
    teamId: negotiation.team_id,
    version: version + 1,
  };
  const recipients = await listDealAccounts(tx, negotiation.id, mayKnow(negotiation, dayOf(at)));
  await recordEvent(tx, { type, data, recipients, actorId, at });
}
