/** Reply figures are shown from this number of questions on. */
export const fewestAsked = 10;

/** A player reads why proposals were refused from this number of refusals on. */
export const fewestRefused = 3;

/** A request that was closed sooner after its delivery was nobody's silence. */
export const daysToAnswerRequest = 7;

/** What a club, an agent or a coach was asked, and what became of it. */
export interface Asked {
  /** When it reached the side that was asked; ISO 8601. */
  deliveredAt: string;
  /** The first answer of that side. */
  answeredAt: string | null;
  /** Whether it was closed by silence. */
  lapsed: boolean;
}

export interface ReplyFigures {
  asked: number;
  answered: number;
  medianHours: number | null;
}

const hourMs = 60 * 60 * 1000;

/**
 * The figures over everything that was answered or closed by silence. What is still open, withdrawn or closed by a
 * signature elsewhere before an answer counts neither way. Null when nothing counts.
 */
export function replyFigures(all: readonly Asked[]): ReplyFigures | null {
  const counted = all.filter(({ answeredAt, lapsed }) => answeredAt !== null || lapsed);
  if (counted.length === 0) return null;
  const hours = counted
    .flatMap(({ deliveredAt, answeredAt }) =>
      answeredAt === null ? [] : [(Date.parse(answeredAt) - Date.parse(deliveredAt)) / hourMs],
    )
    .sort((a, b) => a - b);
  return { asked: counted.length, answered: hours.length, medianHours: medianOf(hours) };
}

function medianOf(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
  return Math.round(median * 100) / 100;
}
