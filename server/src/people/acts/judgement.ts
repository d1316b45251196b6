import type { SaidUnknown, SaidVerdict } from '@trattativa/contract/people/rules/rule';
import { factWays, isAsked } from '@trattativa/domain/people/acts/fact-ways';
import type { FactName } from '@trattativa/domain/people/rules/act-facts';
import type { Verdict } from '@trattativa/domain/people/rules/check-act';
import type { Language } from '@trattativa/texts/languages';
import { textsIn } from '@trattativa/texts/translate';
import { presentVerdict } from '../rules/describe-verdict.ts';

/** What the rules say to an act, and what nobody has stated for those that are in force. */
export interface Judgement {
  verdicts: readonly Verdict[];
  unknown: readonly FactName[];
}

/** A judgement as calls answer it, in a language. */
export function presentJudgement(
  { verdicts, unknown }: Judgement,
  language: Language,
): { verdicts: SaidVerdict[]; unknown: SaidUnknown[] } {
  const say = textsIn(language, 'rule-verdicts');
  return {
    verdicts: verdicts.map((verdict) => presentVerdict(verdict, language)),
    unknown: unknown.filter(isAsked).map((fact) => {
      const way = factWays[fact];
      return { fact, way, text: say(`unknown.${fact}`), where: say(`way.${way}`) };
    }),
  };
}
