import type { ruleEndpoints } from '@trattativa/contract/people/rules/endpoints';
import { checkAct as judge } from '@trattativa/domain/people/rules/check-act';
import { zoneOfAssociation } from '@trattativa/domain/people/rules/windows';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { dayAsked } from './asked-moment.ts';
import { presentVerdict } from './describe-verdict.ts';

/** What the rules say to an act, in the caller's language, the strictest first. */
export async function checkAct(
  { rules, clock }: Services,
  call: CallOf<typeof ruleEndpoints.checkAct>,
): Promise<OutputOf<typeof ruleEndpoints.checkAct>> {
  const { at, association, ...facts } = call.input;
  const packs = rules.current.rules;
  const zone = (association && zoneOfAssociation(packs, association)) ?? 'UTC';
  const associations = association ? [association] : [];
  const verdicts = judge(packs, { ...facts, day: dayAsked(at, { zone, clock }), associations });
  return { verdicts: verdicts.map((verdict) => presentVerdict(verdict, call.language)) };
}
