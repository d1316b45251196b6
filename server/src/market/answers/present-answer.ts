import type { ReceivedAnswer, RequestAnswer } from '@trattativa/contract/market/answers/answer';
import type { AnswerRow } from './answers.repository.ts';

export function presentAnswer(row: AnswerRow): RequestAnswer {
  return {
    fits: row.fits,
    reasonCode: row.reason_code,
    sentence: row.sentence,
    answeredAt: row.answered_at.toISOString(),
    players: row.players.map(({ id, name, contractual_status, negotiation_id }) => ({
      id,
      name,
      contractualStatus: contractual_status,
      negotiationId: negotiation_id,
    })),
  };
}

/** An answer with who gave it, for the makers of the request. */
export function presentReceivedAnswer(row: AnswerRow): ReceivedAnswer {
  return { ...presentAnswer(row), recipient: { kind: row.kind, id: row.id, name: row.name } };
}
