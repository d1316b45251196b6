import type { applicationEndpoints } from '@trattativa/contract/market/applications/endpoints';
import { maxNotes } from '@trattativa/domain/market/application-limits';
import { translate } from '@trattativa/texts/translate';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { withinCap } from '../../platform/database/within-cap.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessBoardCandidate, accessOwnCandidate } from './access-candidate.ts';
import type { CandidateRow } from './candidate.ts';
import { deleteNote, insertNote, setShortlisted } from './candidate-changes.repository.ts';
import { findNoteCandidate, listClubAccounts } from './candidates.repository.ts';
import { readCandidate } from './read-candidates.ts';

/** Sets or removes the shortlist mark of the club's side. Throws `NOT_FOUND`. */
export async function shortlistCandidate(
  services: Services,
  call: CallOf<typeof applicationEndpoints.shortlistCandidate>,
): Promise<OutputOf<typeof applicationEndpoints.shortlistCandidate>> {
  const { actor, input } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { candidate, side } = await accessBoardCandidate(tx, actor, input.candidateId);
    const { shortlisted } = input;
    await setShortlisted(tx, candidate.id, shortlisted);
    await recordNoted(tx, candidate, actor, at);
    return {
      message: translate(call.language, 'feedback:dataSaved'),
      candidate: await readCandidate(tx, { ...candidate, shortlisted }, side, actor, at),
    };
  });
}

/** Adds a note for the members of the club. Throws `NOT_FOUND`, `TOO_MANY_NOTES`. */
export async function addCandidateNote(
  services: Services,
  call: CallOf<typeof applicationEndpoints.addCandidateNote>,
): Promise<OutputOf<typeof applicationEndpoints.addCandidateNote>> {
  const { actor, input } = call;
  const at = services.clock.now();
  const { text } = input;
  const note = await createOnce(services, call, async (tx) => {
    const candidate = await accessOwnCandidate(tx, actor, input.candidateId);
    const target = { candidateId: candidate.id, authorId: actor.accountId };
    const inserted = await withinCap(
      'cap_notes',
      insertNote(tx, { ...target, text, at }),
      () => new AppError('TOO_MANY_NOTES', { params: { max: maxNotes } }),
    );
    await recordNoted(tx, candidate, actor, at);
    return inserted;
  });
  return {
    message: translate(call.language, 'feedback:dataSaved'),
    note: { id: note.id, at: at.toISOString(), by: note.author_name, text },
  };
}

/** Deletes a note of the club; any member may delete it. Throws `NOT_FOUND`. */
export async function deleteCandidateNote(
  services: Services,
  call: CallOf<typeof applicationEndpoints.deleteCandidateNote>,
): Promise<OutputOf<typeof applicationEndpoints.deleteCandidateNote>> {
  const { actor } = call;
  const at = services.clock.now();
  await services.db.transaction().execute(async (tx) => {
    const candidateId = await findNoteCandidate(tx, call.input.noteId);
    if (candidateId === null) throw new AppError('NOT_FOUND');
    const candidate = await accessOwnCandidate(tx, actor, candidateId);
    if (!(await deleteNote(tx, call.input.noteId))) throw new AppError('NOT_FOUND');
    await recordNoted(tx, candidate, actor, at);
  });
  return { message: translate(call.language, 'feedback:dataSaved') };
}

/** Notifies the open boards of the club's side and of the caller. */
async function recordNoted(tx: Transaction, candidate: CandidateRow, actor: Actor, at: Date): Promise<void> {
  await recordEvent(tx, {
    type: 'candidate.noted',
    data: { candidateId: candidate.id, requestId: candidate.request_id },
    recipients: [...(await listClubAccounts(tx, candidate.team_id)), actor.accountId],
    actorId: actor.accountId,
    at,
  });
}
