/** Why a recipient of a request has nobody who fits; `other` comes with a sentence. */
export const nobodyFitsReasons = ['role', 'age', 'level', 'money', 'place', 'notMoving', 'other'] as const;

export type NobodyFitsReason = (typeof nobodyFitsReasons)[number];

/** How a request was answered: nobody fits, players named by a coach, proposed in a negotiation, or applied with. */
export const answerWays = ['nobody', 'named', 'proposed', 'applied'] as const;

export type AnswerWay = (typeof answerWays)[number];

/** What the reader's side has answered to a request that it received. */
export const ownAnswers = ['missing', 'nobody', 'fits'] as const;

export type OwnAnswer = (typeof ownAnswers)[number];

/** Players whom one recipient may put forward by name for one request. */
export const maxPutForward = 20;

/** The sentence of an answer, in UTF-16 units. */
export const maxAnswerSentenceLength = 500;

/** Days before the day of the answer from which those who have not answered a request are reminded. */
export const requestRemindedDaysBefore = 2;

/** The makers of a request read the summary of its answers at most so many days late, for example after an outage. */
export const summedUpWithinDays = 7;
