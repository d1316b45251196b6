import type { Closing } from '@trattativa/contract/deals/closing/closing';
import type { NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import { rulesOfAgents } from '@trattativa/domain/people/acts/coach-facts';
import type { Language } from '@trattativa/texts/languages';
import { type Judgement, presentJudgement } from '../../people/rules.ts';
import type { Actor } from '../../platform/actor.ts';

/** Reader of what has to happen before a window closes. */
export interface ClosingReader {
  actor: Actor;
  side: NegotiationSide;
  language: Language;
}

/**
 * What the rules say to the signature of a deal, as the reader may know it: another agent, who reads the deal without a side, learns
 * nothing of the agent of the deal.
 */
export function presentTo(
  { actor, side, language }: ClosingReader,
  { verdicts, unknown }: Judgement,
): Pick<Closing, 'verdicts' | 'unknown'> {
  const isStranger = side === 'reader' && actor.agentId !== null;
  const hidden = isStranger ? rulesOfAgents : [];
  const shown = {
    verdicts: verdicts.filter(({ rule }) => !hidden.includes(rule)),
    unknown: isStranger ? [] : unknown,
  };
  return presentJudgement(shown, language);
}
