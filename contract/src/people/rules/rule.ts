import { askedFacts, factWayNames } from '@trattativa/domain/people/acts/fact-ways';
import { judgedKinds, verdicts } from '@trattativa/domain/people/rules/check-act';
import type { FigureField, FigureFields } from '@trattativa/domain/people/rules/figure-fields';
import { maxFigures } from '@trattativa/domain/people/rules/figure-fields';
import { ruleCertainties, ruleStatuses } from '@trattativa/domain/people/rules/rule';
import {
  fieldsOfKind,
  packNames,
  type RuleKind,
  ruleKinds,
} from '@trattativa/domain/people/rules/rule-kinds';
import {
  maxRuleAssociations,
  maxRuleIdLength,
  maxRuleSourceLength,
  maxRuleTextLength,
  ruleIdPattern,
} from '@trattativa/domain/people/rules/rule-limits';
import { isLocalTime, isTimeZone } from '@trattativa/domain/platform/zoned-time';
import { z } from 'zod';
import { associationCode, line, plainDate, wholeNumber } from '../../fields.ts';

export const packName = z.enum(packNames, { error: 'notInList' });

const status = z.enum(ruleStatuses, { error: 'notInList' });
const certainty = z.enum(ruleCertainties, { error: 'notInList' });

/** What every answer about a rule carries: where it stands, whether it binds, how well it is known. */
export const origin = {
  edition: z.string(),
  status,
  source: z.string(),
  certainty,
  /** The last day of a rule that is over and was not renewed: the last one known, which binds nobody. */
  endedOn: plainDate.optional(),
};

/** Opening and closing of a registration window, with the zone in which they are said. */
export const windowTimes = { opensAt: z.string(), closesAt: z.string(), timeZone: z.string() };

/** The windows of the last season for which any is known: what to expect while the next were not published. */
export const lastWindows = z.object({
  /** `2025/26`. */
  season: z.string(),
  windows: z.array(z.object(windowTimes)),
  ...origin,
});

export type LastWindows = z.infer<typeof lastWindows>;

export const exampleLastWindows: LastWindows = {
  season: '2025/26',
  windows: [
    {
      opensAt: '2026-01-01T23:00:00.000Z',
      closesAt: '2026-02-02T19:00:00.000Z',
      timeZone: 'Europe/Rome',
    },
  ],
  edition: '2025/26',
  status: 'inForce',
  source: 'FIGC, registration periods 2025/26',
  certainty: 'confirmed',
  endedOn: '2026-06-30',
};

/** What a rule says to an act. */
export const saidVerdict = z.object({
  rule: z.enum(judgedKinds),
  verdict: z.enum(verdicts),
  article: z.string(),
  /** The rule, and what is possible instead, in the caller’s language. */
  text: z.string(),
  ...origin,
});

export type SaidVerdict = z.infer<typeof saidVerdict>;

/** A fact that a confirmed rule in force needs and nobody has stated. */
export const saidUnknown = z.object({
  fact: z.enum(askedFacts),
  /** Where it is stated. */
  way: z.enum(factWayNames),
  /** What is not known, and where it is stated, in the caller’s language. */
  text: z.string(),
  where: z.string(),
});

export type SaidUnknown = z.infer<typeof saidUnknown>;

/** What the rules say to an act. */
export const judgement = {
  /** What is refused and what is worth knowing, the strictest first. */
  verdicts: z.array(saidVerdict),
  unknown: z.array(saidUnknown),
};

/** FIFA's cap on an agent's fee, as it stands beside a commission for comparison; it decides nothing. */
export const feeCap = z.object({
  percentUpTo: z.number(),
  percentAbove: z.number(),
  /** US dollars of yearly pay. */
  threshold: z.number(),
  status: z.enum(ruleStatuses),
  edition: z.string(),
  certainty: z.enum(ruleCertainties),
});

export type FeeCap = z.infer<typeof feeCap>;

export const exampleFeeCap: FeeCap = {
  percentUpTo: 5,
  percentAbove: 3,
  threshold: 200_000,
  status: 'suspended',
  edition: 'FIFA Football Agent Regulations, January 2023',
  certainty: 'confirmed',
};

function figure(field: FigureField): z.ZodType {
  switch (field.type) {
    case 'number': {
      const value =
        field.decimals === undefined
          ? wholeNumber(field.min, field.max)
          : z.number({ error: 'notANumber' }).min(field.min, 'tooSmall').max(field.max, 'tooBig');
      return field.unknown ? value.nullable() : value;
    }
    case 'numbers':
      return z.array(wholeNumber(field.min, field.max)).min(1, 'tooFew').max(maxFigures, 'tooMany');
    case 'choice':
      return z.enum(field.of as [string, ...string[]], { error: 'notInList' });
    case 'yesNo':
      return z.boolean({ error: 'invalid' });
    case 'localTime':
      return z.string({ error: 'required' }).refine(isLocalTime, 'notADate');
    case 'timeZone':
      return z.string({ error: 'required' }).refine(isTimeZone, 'notInList');
  }
}

function figuresOf(fields: FigureFields) {
  return z.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, figure(field)])),
  );
}

/** A rule as staff write it, whatever its kind. */
const written = {
  id: z.string({ error: 'required' }).max(maxRuleIdLength, 'tooLong').regex(ruleIdPattern, 'invalid'),
  associations: z.array(associationCode).max(maxRuleAssociations, 'tooMany'),
  from: plainDate.nullable(),
  to: plainDate.nullable(),
  status,
  edition: line(maxRuleTextLength, 3),
  article: line(maxRuleTextLength),
  source: line(maxRuleSourceLength, 3),
  certainty,
};

const shapeOf = <Kind extends RuleKind>(kind: Kind) =>
  z.strictObject({ kind: z.literal(kind), ...written, figures: figuresOf(fieldsOfKind(kind)) });

/** A rule with the figures of its kind. */
export const ruleInput = z.discriminatedUnion(
  'kind',
  ruleKinds.map(shapeOf) as [ReturnType<typeof shapeOf>, ...ReturnType<typeof shapeOf>[]],
  { error: 'notInList' },
);

const person = z.object({ accountId: z.number().int(), name: z.string().nullable() });

/** Member of staff who confirmed a rule, and when. */
const confirmation = z.object({ by: person, at: z.string() });

const answerOf = <Kind extends RuleKind>(kind: Kind) =>
  z.object({
    ...written,
    kind: z.literal(kind),
    figures: figuresOf(fieldsOfKind(kind)),
    /** Null for a rule that nobody of the staff has confirmed: it came with the release, or is not confirmed. */
    confirmed: confirmation.nullable(),
  });

/** A rule as answers carry it. */
const rule = z.discriminatedUnion(
  'kind',
  ruleKinds.map(answerOf) as [ReturnType<typeof answerOf>, ...ReturnType<typeof answerOf>[]],
);

export type RuleAnswer = z.output<typeof rule>;

export const aboutVersion = {
  /** 0: the pack as the release ships it. */
  version: z.number().int(),
  changedAt: z.string().nullable(),
  /** Null: the release, or an account that was erased. */
  changedBy: person.nullable(),
  reason: z.string(),
};

/** A pack in the list of packs, with how many of its rules hold today, and how many of those are not confirmed. */
export const packSummary = z.object({
  pack: packName,
  ...aboutVersion,
  rules: z.number().int(),
  valid: z.number().int(),
  notConfirmed: z.number().int(),
});

export type PackSummary = z.output<typeof packSummary>;

export const packAnswer = z.object({ pack: packName, ...aboutVersion, rules: z.array(rule) });

export type PackAnswer = z.output<typeof packAnswer>;

const said = z.string().nullable();

/** What a version changed: a rule added or removed, or values of one, each as text; null: none. */
export const ruleChange = z.object({
  id: z.string(),
  kind: z.enum(ruleKinds),
  change: z.enum(['added', 'removed', 'changed']),
  /** `path` names the field or figure: `to`, `figures.percentUpTo`. */
  values: z.array(z.object({ path: z.string(), from: said, to: said })),
});

export const packVersion = z.object({ ...aboutVersion, changes: z.array(ruleChange) });

export type PackVersion = z.output<typeof packVersion>;

/** What staff have to renew. */
export const ruleToRenew = z.object({
  pack: packName,
  /** Null: the windows of a season. */
  id: z.string().nullable(),
  kind: z.enum(ruleKinds),
  associations: z.array(associationCode),
  /** The edition that ends; of windows the season that is missing. */
  edition: z.string(),
  endsOn: z.string().nullable(),
  isOver: z.boolean(),
});

export type RuleToRenew = z.output<typeof ruleToRenew>;
