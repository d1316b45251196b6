import type { enquiryEndpoints } from '@trattativa/contract/deals/negotiations/enquiry-endpoints';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { Language } from '@trattativa/texts/languages';
import { translate } from '@trattativa/texts/translate';
import { assertMinorProtected } from '../../people/minors.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, InputOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessNegotiationToMove, changedMeanwhile, readNegotiation } from './access-negotiation.ts';
import { saveReply } from './enquiries.repository.ts';
import { type Move, moveNegotiation } from './move-negotiation.ts';
import type { NegotiationRow } from './negotiation.ts';
import { findNegotiation } from './negotiations.repository.ts';
import { markViewed } from './open-negotiation.ts';
import { presentReply } from './present-negotiation.ts';
import { assertBounded, assertUnbounded, boundsInCents } from './proposals/pay-bounds.ts';

type Answer = InputOf<typeof enquiryEndpoints.answerEnquiry>;

/**
 * Answers the club's enquiry for the side that keeps the player: available or at terms, after which the negotiation
 * goes on like any other, or no, which rejects it. Answering counts as opening. Throws `NOT_FOUND`, `FORBIDDEN`,
 * `CHANGED_MEANWHILE` with the present state, `TRANSITION_NOT_ALLOWED`, `REASON_REQUIRED` (no for `other` without
 * words), `MINOR_PROTECTED` (an agent may not act for the player yet, and can only say no), and `INVALID_INPUT` (terms
 * without bounds, bounds or a code where none belongs, a no without code).
 */
export async function answerEnquiry(
  services: Services,
  call: CallOf<typeof enquiryEndpoints.answerEnquiry>,
): Promise<OutputOf<typeof enquiryEndpoints.answerEnquiry>> {
  const { actor, input } = call;
  const at = services.clock.now();
  assertComplete(input);
  return services.db.transaction().execute(async (tx) => {
    const { negotiation } = await accessNegotiationToMove(services, tx, actor, input, 'answer');
    if (input.answer !== 'no') await assertAnswerable(services, tx, call.language, actor, negotiation);
    const opened = await markViewed(tx, negotiation, at);
    const moved = opened && (await answer(tx, opened, input, { actorId: actor.accountId, at }));
    if (!moved) throw await changedMeanwhile(services, tx, actor, negotiation.id);
    return {
      message: translate(call.language, 'feedback:enquiryAnswered'),
      negotiation: await readNegotiation(services, tx, actor, moved),
    };
  });
}

/** An agent who says yes acts for the player as with a proposal. Throws `MINOR_PROTECTED`. */
async function assertAnswerable(
  services: Services,
  tx: Transaction,
  language: Language,
  actor: Actor,
  { player, team }: NegotiationRow,
): Promise<void> {
  if (player === null) return;
  const { agentId } = actor;
  const asked = { act: 'proposal', playerId: player.id, agentId, teamIds: [team.id] } as const;
  await assertMinorProtected(services, tx, language, asked, { person: ['answer'] });
}

function assertComplete(input: Answer): void {
  if (input.answer === 'terms') assertBounded(input);
  else assertUnbounded(input);
  const refused = (code: 'required' | 'invalid') =>
    new AppError('INVALID_INPUT', { fields: [{ path: ['reasonCode'], code }] });
  if (input.answer === 'no' && !input.reasonCode) throw refused('required');
  if (input.answer !== 'no' && input.reasonCode) throw refused('invalid');
  if (input.reasonCode === 'other' && !input.sentence) {
    throw new AppError('REASON_REQUIRED', { fields: [{ path: ['sentence'], code: 'required' }] });
  }
}

async function answer(
  tx: Transaction,
  negotiation: NegotiationRow,
  input: Answer,
  { actorId, at }: { actorId: number; at: Date },
): Promise<NegotiationRow | null> {
  const by = { by: 'proposer', actorId, at } as const satisfies Partial<Move>;
  if (input.answer === 'no') {
    return moveNegotiation(tx, negotiation, {
      ...by,
      event: 'negotiation.rejected',
      to: negotiationStatus.rejected,
      cause: 'refusedByKeeper',
      reasonCode: input.reasonCode,
      note: input.sentence,
    });
  }
  const reply = { answer: input.answer, ...boundsInCents(input), sentence: input.sentence ?? '', at };
  if (!(await saveReply(tx, negotiation.id, reply))) return null;
  const { enquiry } = assertFound(await findNegotiation(tx, negotiation.id));
  return moveNegotiation(tx, negotiation, {
    ...by,
    event: 'negotiation.answered',
    to: negotiation.status,
    reply: assertFound(presentReply(assertFound(enquiry))),
    note: input.sentence,
  });
}
