import type { requestEndpoints } from '@trattativa/contract/market/requests/endpoints';
import type { RequestDraftInput } from '@trattativa/contract/market/requests/request';
import { maxDrafts } from '@trattativa/domain/market/request-limits';
import { translate } from '@trattativa/texts/translate';
import { sendUnsent } from '../../files/uploads.ts';
import { type Actor, assertAccepted, isStaff, subjectId } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { assertClubMandate } from '../../representation/mandates.ts';
import { accessDraft } from './access-request.ts';
import { findDraft, findQuizDraft, insertDraft, lockDraftCount, updateDraft } from './drafts.repository.ts';
import { presentWholeDraft } from './present-draft.ts';
import { isChoosableTeam } from './recipients.repository.ts';
import { recordDraftChanged } from './record-draft-changed.ts';
import type { DraftRow } from './request.ts';
import { assertNotTooManyRecipients, recipientIds } from './request-fields.ts';

/**
 * Creates or changes the draft of a request; written fields must be valid, any may be missing. Throws
 * `SUBJECT_MISMATCH`, `MANDATE_NEEDED`, `CLUB_MUST_BE_SELECTED`, `MAX_…`, `TOO_MANY_DRAFTS`, `NOT_FOUND`,
 * `CHANGED_MEANWHILE` with the present draft, and `INVALID_INPUT` for a file that cannot be attached.
 */
export async function saveDraft(
  services: Services,
  call: CallOf<typeof requestEndpoints.saveDraft>,
): Promise<OutputOf<typeof requestEndpoints.saveDraft>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const fileIds = input.fileIds ?? [];
  if (input.draft.id != null && fileIds.length > 0) throw fieldError('INVALID_INPUT', ['fileIds'], 'invalid');
  const draft = await createOnce(services, call, async (tx) => {
    const written = await writeDraft(services, tx, actor, input.draft, { at, quizAccountId: null });
    await sendUnsent(tx, actor.accountId, fileIds, { kind: 'requestDraft', id: written.id });
    return written;
  });
  return {
    message: translate(call.language, 'requests:draft.saved'),
    draft: await presentWholeDraft(services.db, draft),
  };
}

/**
 * Creates the draft of the request that a club's quiz asks for, or changes the one created before. Returns
 * its id. Throws `TOO_MANY_DRAFTS`, `CHANGED_MEANWHILE`.
 */
export async function saveQuizDraft(
  services: Services,
  actor: Actor,
  answers: RequestDraftInput,
): Promise<number> {
  const at = services.clock.now();
  const quizAccountId = actor.accountId;
  const draft = await services.db.transaction().execute(async (tx) => {
    // Concurrent answers create one draft: the second waits here for the first.
    await lockDraftCount(tx, { teamId: actor.teamId, accountId: actor.accountId }, null);
    const present = await findQuizDraft(tx, quizAccountId);
    const input = present
      ? { ...present.content, ...answers, id: present.id, version: present.version }
      : answers;
    return writeDraft(services, tx, actor, input, { at, quizAccountId });
  });
  return draft.id;
}

async function writeDraft(
  services: Services,
  tx: Transaction,
  actor: Actor,
  input: RequestDraftInput,
  { at, quizAccountId }: { at: Date; quizAccountId: number | null },
): Promise<DraftRow> {
  const { id, version, teamId: named, ...content } = input;
  const teamId = await clubOf(tx, actor, named, dayOf(at));
  const chosen = recipientIds(input, teamId);
  // A waiting club names no recipients: it would read back their names.
  assertAccepted(
    actor,
    Object.values(chosen).every((ids) => ids.length === 0),
  );
  assertNotTooManyRecipients(services, chosen, 'draft');
  const { teamIds, agentIds, coachingStaffIds } = chosen;
  const recipients = {
    teamIds: [...teamIds],
    agentIds: [...agentIds],
    coachingStaffIds: [...coachingStaffIds],
  };
  const written = { teamId, content: { ...content, ...recipients }, by: actor.accountId, at };
  let draftId: number;
  if (id == null) {
    await assertBelowDraftCap(tx, { teamId, accountId: actor.accountId }, null);
    const agentId = isStaff(actor) ? null : actor.agentId;
    draftId = await insertDraft(tx, { ...written, agentId, quizAccountId });
  } else {
    if (version == null) throw fieldError('INVALID_INPUT', ['draft', 'version'], 'required');
    const present = await accessDraft(tx, actor, id, true);
    if (present.version !== version) {
      throw new AppError('CHANGED_MEANWHILE', { current: await presentWholeDraft(tx, present) });
    }
    if (present.team_id !== teamId) await assertBelowDraftCap(tx, { teamId, accountId: actor.accountId }, id);
    await updateDraft(tx, { id, version }, written);
    draftId = id;
  }
  const draft = assertFound(await findDraft(tx, draftId));
  await recordDraftChanged(tx, actor, draft, at);
  return draft;
}

/** Throws `TOO_MANY_DRAFTS`, also for drafts created concurrently. */
export async function assertBelowDraftCap(
  tx: Transaction,
  owner: { teamId: number | null; accountId: number },
  exceptId: number | null,
): Promise<void> {
  if ((await lockDraftCount(tx, owner, exceptId)) >= maxDrafts) {
    throw new AppError('TOO_MANY_DRAFTS', { params: { max: maxDrafts } });
  }
}

/** The club of the draft: the caller's own; agents and staff may leave it open. */
async function clubOf(
  tx: Transaction,
  actor: Actor,
  named: number | null | undefined,
  today: string,
): Promise<number | null> {
  const forAClub = !isStaff(actor) && actor.agentId !== null;
  if (forAClub && actor.mandatedTeamIds.length === 0) throw new AppError('MANDATE_NEEDED');
  if (!forAClub && !isStaff(actor)) return subjectId(actor, actor.teamId, named);
  if (named == null) return null;
  const path = ['draft', 'teamId'];
  if (forAClub) await assertClubMandate(tx, { agentId: actor.agentId as number, teamId: named }, today, path);
  if (!(await isChoosableTeam(tx, named))) throw fieldError('CLUB_MUST_BE_SELECTED', path, 'required');
  return named;
}
