import type { requestEndpoints } from '@trattativa/contract/market/requests/endpoints';
import type { RequestDraftInput } from '@trattativa/contract/market/requests/request';
import type { RequestDraft } from '@trattativa/contract/market/requests/request-draft';
import { mostDrafts } from '@trattativa/domain/market/request-limits';
import { translate } from '@trattativa/texts/translate';
import { sendUnsent } from '../../files/uploads.ts';
import { type Actor, isStaff, subjectId } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { assertClubMandate } from '../../representation/mandates.ts';
import { accessDraft } from './access-draft.ts';
import { findDraft, findQuizDraft, insertDraft, lockDraftCount, updateDraft } from './drafts.repository.ts';
import { presentWholeDraft } from './present-draft.ts';
import { isChoosableTeam } from './recipients.repository.ts';
import { recordDraftChanged } from './record-draft-changed.ts';
import type { DraftRow } from './request-draft.ts';
import { recipientIds } from './request-fields.ts';

/**
 * Keeps a request unfinished, or goes on with one; only what is written must be in order, anything may be missing. Throws
 * `SUBJECT_MISMATCH`, `MANDATE_NEEDED`, `CLUB_MUST_BE_SELECTED`, `MAX_…`, `TOO_MANY_DRAFTS`, `NOT_FOUND`,
 * `CHANGED_MEANWHILE` with the present draft, and `INVALID_INPUT` for a file that is not there to be sent.
 */
export async function saveDraft(
  services: Services,
  call: CallOf<typeof requestEndpoints.saveDraft>,
): Promise<{ message: string; draft: RequestDraft }> {
  const { actor, input } = call;
  const at = services.clock.now();
  const fileIds = input.fileIds ?? [];
  if (input.draft.id != null && fileIds.length > 0) throw fieldError('INVALID_INPUT', ['fileIds'], 'invalid');
  const draft = await createOnce(services, call, async (tx) => {
    const written = await writeDraft(tx, actor, input.draft, { at, quizAccountId: null });
    await sendUnsent(tx, actor.accountId, fileIds, { kind: 'requestDraft', id: written.id });
    return written;
  });
  return {
    message: translate(call.language, 'requests:draft.saved'),
    draft: await presentWholeDraft(services.db, draft),
  };
}

/**
 * Begins the request for which a club has answered the quiz, or changes the one that its answers began before. Answers
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
    // Answers that are sent twice at the same moment begin one draft: the second waits here for the first.
    await lockDraftCount(tx, { teamId: actor.teamId, accountId: actor.accountId }, null);
    const begun = await findQuizDraft(tx, quizAccountId);
    const input = begun ? { ...begun.content, ...answers, id: begun.id, version: begun.version } : answers;
    return writeDraft(tx, actor, input, { at, quizAccountId });
  });
  return draft.id;
}

async function writeDraft(
  tx: Transaction,
  actor: Actor,
  input: RequestDraftInput,
  { at, quizAccountId }: { at: Date; quizAccountId: number | null },
): Promise<DraftRow> {
  const { id, version, teamId: named, ...content } = input;
  const teamId = await clubOf(tx, actor, named, dayOf(at));
  const { teamIds, agentIds, coachingStaffIds } = recipientIds(input, teamId, 'draft');
  const recipients = {
    teamIds: [...teamIds],
    agentIds: [...agentIds],
    coachingStaffIds: [...coachingStaffIds],
  };
  const written = { teamId, content: { ...content, ...recipients }, by: actor.accountId, at };
  let draftId: number;
  if (id == null) {
    await assertRoom(tx, { teamId, accountId: actor.accountId }, null);
    const agentId = isStaff(actor) ? null : actor.agentId;
    draftId = await insertDraft(tx, { ...written, agentId, quizAccountId });
  } else {
    if (version == null) throw fieldError('INVALID_INPUT', ['draft', 'version'], 'required');
    const present = await accessDraft(tx, actor, id, true);
    if (present.version !== version) {
      throw new AppError('CHANGED_MEANWHILE', { current: await presentWholeDraft(tx, present) });
    }
    if (present.team_id !== teamId) await assertRoom(tx, { teamId, accountId: actor.accountId }, id);
    await updateDraft(tx, { id, version }, written);
    draftId = id;
  }
  const draft = assertFound(await findDraft(tx, draftId));
  await recordDraftChanged(tx, actor, draft, at);
  return draft;
}

/** Throws `TOO_MANY_DRAFTS`; holds for drafts that are begun at the same moment too. */
export async function assertRoom(
  tx: Transaction,
  keeper: { teamId: number | null; accountId: number },
  besides: number | null,
): Promise<void> {
  if ((await lockDraftCount(tx, keeper, besides)) >= mostDrafts) {
    throw new AppError('TOO_MANY_DRAFTS', { params: { max: mostDrafts } });
  }
}

/** The club that it will be for: the caller's own; agents and staff may leave that open. */
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
