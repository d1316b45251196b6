import { gatherFacts } from '../../people/acts/gather-facts.ts';
import { checkAct, type Verdict } from '../../people/rules/check-act.ts';
import type { RulePacks } from '../../people/rules/rule.ts';
import { type TrialParents, type TrialRecord, weeksOfTrial } from './trial-record.ts';

/** What is wrong with a trial, or missing. Texts: `trials:warning.<kind>`. */
export const trialWarningKinds = ['consent', 'fitness', 'parents', 'tooLong', 'tooOften'] as const;
export type TrialWarningKind = (typeof trialWarningKinds)[number];

export interface TrialWarning {
  kind: TrialWarningKind;
  /** The most weeks, or times a year. */
  most?: number;
  /** Where the rule stands, of a rule of football: edition and article. */
  edition?: string;
  article?: string;
  certainty?: Verdict['certainty'];
}

/** What is known of the player on trial. */
export interface PlayerOnTrial {
  bornDate: string | null;
  isUnderContract: boolean;
  /** Associations of the club's country. */
  associations: readonly string[];
  /** Other trials in the same calendar year. */
  trialsThisYear: number;
}

/** True when the parents agree and know whom at the club they can reach; the expenses are never the player's. */
export function hasConditionsOfMinor({ parentsAgree, parentsContact }: TrialParents): boolean {
  return parentsAgree && parentsContact !== null;
}

/** What both sides should know before the trial; what is refused, `assertTrialAllowed` of the server says. */
export function trialWarnings(
  packs: RulePacks,
  trial: TrialRecord,
  player: PlayerOnTrial,
): readonly TrialWarning[] {
  const { known } = gatherFacts({
    act: 'trial',
    day: trial.startsOn,
    associations: player.associations,
    person: {
      bornDate: player.bornDate,
      nationalities: [],
      euPassport: null,
      declared: { association: null, club: '', contractEnds: undefined, career: [] },
    },
    agent: null,
    documents: null,
    trial: {
      weeks: weeksOfTrial(trial),
      trialsThisYear: player.trialsThisYear,
      conditions: hasConditionsOfMinor(trial),
    },
  });
  const breached = (of: Verdict['rule'], without: Partial<typeof known> = {}) =>
    checkAct(packs, { ...known, ...without }).filter(
      ({ rule, verdict }) => rule === of && verdict !== 'pass',
    );
  const warned = (kind: TrialWarningKind, verdicts: readonly Verdict[], figure?: string): TrialWarning[] =>
    verdicts.slice(0, 1).map(({ edition, article, certainty, values }) => ({
      kind,
      edition,
      article,
      certainty,
      ...(figure !== undefined && { most: Number(values[figure]) }),
    }));
  const isUnfit = trial.fitUntil === null || trial.fitUntil < trial.endsOn;
  return [
    ...(player.isUnderContract && trial.consent !== 'given' ? [{ kind: 'consent' as const }] : []),
    ...(isUnfit ? [{ kind: 'fitness' as const }] : []),
    ...warned('parents', breached('trialOfMinors')),
    ...warned('tooLong', breached('trialLength', { trialsThisYear: undefined }), 'weeks'),
    ...warned('tooOften', breached('trialLength', { trialWeeks: undefined }), 'minorsAYear'),
  ];
}
