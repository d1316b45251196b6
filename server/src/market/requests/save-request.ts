import type { requestEndpoints } from '@trattativa/contract/market/requests/endpoints';
import type { Recipient, Request, RequestInput } from '@trattativa/contract/market/requests/request';
import { seasonOfRequest } from '@trattativa/domain/people/season';
import { translate } from '@trattativa/texts/translate';
import { moveFiles, sendUnsent } from '../../files/uploads.ts';
import { type Actor, isStaff, subjectId } from '../../platform/actor.ts';
import { AppError, type FieldProblem, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { assertClubMandate } from '../../representation/mandates.ts';
import { accessDraft, accessRequestToManage } from './access-request.ts';
import { deleteDraft } from './drafts.repository.ts';
import { presentWholeDraft } from './present-draft.ts';
import { presentRequest } from './present-request.ts';
import {
  findUnknownRecipients,
  isChoosableTeam,
  listRecipients,
  listRequestAudience,
  type RecipientIds,
  replaceRecipients,
} from './recipients.repository.ts';
import { recordDraftChanged } from './record-draft-changed.ts';
import { type DraftRow, isActive, type RequestRow } from './request.ts';
import { assertNotTooManyRecipients, recipientIds, requestFields } from './request-fields.ts';
import { findRequest, insertRequest, updateRequest } from './requests.repository.ts';

/**
 * Publishes a club's request, or changes an active one; a mandated agent does so on the club's behalf.
 * Publishing a draft deletes it and moves its attachments to the request. Throws `SUBJECT_MISMATCH` (another
 * club), `MANDATE_NEEDED` (no mandate of the club in force), `CLUB_MUST_BE_SELECTED`,
 * `MISSING_REQUEST_PARAMETERS`, `MAX_…`, `CHANGED_MEANWHILE` with the present request, `REQUEST_CLOSED`,
 * `INVALID_INPUT` for a file that cannot be attached, or that is sent with a change.
 */
export async function saveRequest(
  services: Services,
  call: CallOf<typeof requestEndpoints.saveRequest>,
): Promise<OutputOf<typeof requestEndpoints.saveRequest>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const saved = await createOnce(services, call, async (tx) => {
    const teamId = await clubOf(tx, actor, input.request, dayOf(at));
    const { id } = input.request;
    const present = id == null ? null : await assertVersionSeen(tx, actor, { ...input.request, id, teamId });
    const kept = present && (await recipientsOf(tx, present.id));
    const recipients = recipientIds(mergedRecipients(kept, input.request), teamId);
    const fields = requestFields(input.request, recipients, present);
    // Only recipients in the input are checked: one chosen earlier may be gone, which must not block other
    // changes.
    const chosen = recipientIds(input.request, teamId);
    assertNotTooManyRecipients(services, chosen, 'request');
    await assertRecipientsExist(tx, chosen);
    const draft = input.draft && (await claimDraft(tx, actor, input.draft));
    let requestId: number;
    if (present === null) {
      requestId = await insertRequest(
        tx,
        {
          teamId,
          agentId: isStaff(actor) ? null : actor.agentId,
          season: seasonOfRequest(dayOf(at)),
          by: actor.accountId,
          at,
        },
        fields,
      );
    } else {
      const target = { id: present.id, teamId, version: present.version };
      if (!(await updateRequest(tx, target, fields, at))) throw await refusal(tx, actor, present.id);
      requestId = present.id;
    }
    if (id == null && !draft) {
      await sendUnsent(tx, actor.accountId, input.fileIds ?? [], { kind: 'request', id: requestId });
    } else if (input.fileIds?.length) throw fieldError('INVALID_INPUT', ['fileIds'], 'invalid');
    if (draft) {
      await moveFiles(tx, { kind: 'requestDraft', id: draft.id }, { kind: 'request', id: requestId });
      await recordDraftChanged(tx, actor, draft, at);
    }
    await replaceRecipients(tx, requestId, recipients, at);
    await recordEvent(tx, {
      type: id == null ? 'request.published' : 'request.changed',
      data: { requestId, role: fields.role },
      recipients: await listRequestAudience(tx, requestId),
      audience: 'market',
      actorId: actor.accountId,
      at,
    });
    return assertFound(await findRequest(tx, actor, requestId));
  });
  const message = input.request.id == null ? 'feedback:requestStarted' : 'feedback:dataSaved';
  return { message: translate(call.language, message), request: presentRequest(saved, actor) };
}

/** The present request. Throws unless it is at the version that the writer saw. */
async function assertVersionSeen(
  tx: Transaction,
  actor: Actor,
  seen: { id: number; teamId: number; version?: number | null | undefined },
): Promise<RequestRow> {
  if (seen.version == null) throw fieldError('INVALID_INPUT', ['request', 'version'], 'required');
  const present = await accessRequestToManage(tx, actor, seen.id);
  if (present.team_id !== seen.teamId) throw new AppError('SUBJECT_MISMATCH');
  if (present.version !== seen.version || !isActive(present)) throw await refusal(tx, actor, seen.id);
  return present;
}

async function recipientsOf(tx: Transaction, requestId: number): Promise<RecipientIds> {
  const all = await listRecipients(tx, requestId);
  const of = (kind: Recipient['kind']) => all.filter((one) => one.kind === kind).map(({ id }) => id);
  return { teamIds: of('team'), agentIds: of('agent'), coachingStaffIds: of('coachingStaff') };
}

/** The recipients after a change: omitted kinds stay as they are. */
function mergedRecipients(
  kept: RecipientIds | null,
  input: RequestInput,
): Pick<RequestInput, keyof RecipientIds> {
  const of = (kind: keyof RecipientIds) =>
    input[kind] === undefined && kept ? [...kept[kind]] : input[kind];
  return { teamIds: of('teamIds'), agentIds: of('agentIds'), coachingStaffIds: of('coachingStaffIds') };
}

/**
 * The club of the request: the caller's own, the one that staff name, or one with a mandate for the agent. It
 * must exist.
 */
async function clubOf(tx: Transaction, actor: Actor, input: RequestInput, today: string): Promise<number> {
  const refused = fieldError('CLUB_MUST_BE_SELECTED', ['request', 'teamId'], 'required');
  const names = isStaff(actor) || actor.agentId !== null;
  const forAClub = !isStaff(actor) && actor.agentId !== null;
  if (forAClub && actor.mandatedTeamIds.length === 0) throw new AppError('MANDATE_NEEDED');
  if (names && input.teamId == null) throw refused;
  const teamId = names ? (input.teamId as number) : subjectId(actor, actor.teamId, input.teamId);
  if (forAClub)
    await assertClubMandate(tx, { agentId: actor.agentId as number, teamId }, today, ['request', 'teamId']);
  if (!(await isChoosableTeam(tx, teamId))) throw refused;
  return teamId;
}

async function assertRecipientsExist(tx: Transaction, recipients: RecipientIds): Promise<void> {
  const unknown = await findUnknownRecipients(tx, recipients);
  const fields: FieldProblem[] = (['teamIds', 'agentIds', 'coachingStaffIds'] as const)
    .filter((kind) => unknown[kind].length > 0)
    .map((kind) => ({ path: ['request', kind], code: 'notInList' }));
  if (fields.length > 0)
    throw new AppError(unknown.teamIds.length > 0 ? 'CLUB_MUST_BE_SELECTED' : 'INVALID_INPUT', { fields });
}

/** Deletes the draft that is being published; of two concurrent publications the second finds none. */
async function claimDraft(
  tx: Transaction,
  actor: Actor,
  { id, version }: { id: number; version: number },
): Promise<DraftRow> {
  const draft = await accessDraft(tx, actor, id, true);
  if (draft.version !== version) {
    throw new AppError('CHANGED_MEANWHILE', { current: await presentWholeDraft(tx, draft) });
  }
  await deleteDraft(tx, id);
  return draft;
}

/** The reason why a change was not applied: the request was closed, or changed meanwhile. */
async function refusal(tx: Transaction, actor: Actor, requestId: number): Promise<AppError> {
  const present = await accessRequestToManage(tx, actor, requestId);
  const recipients = await listRecipients(tx, requestId);
  const current: Request = { ...presentRequest(present, actor), recipients };
  return new AppError(isActive(present) ? 'CHANGED_MEANWHILE' : 'REQUEST_CLOSED', { current });
}
