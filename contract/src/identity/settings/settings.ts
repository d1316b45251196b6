import { isIban, isVatNumber } from '@trattativa/domain/identity/business-numbers';
import {
  finalPriceTiers,
  maxOperatorTextLengths as longest,
  maxLicenceLength,
  settingBounds,
  settingsSections,
  taxRegimes,
} from '@trattativa/domain/identity/platform-settings';
import { maxEmailLength, maxNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { countryCode, line } from '../../fields.ts';

type Bound = keyof typeof settingBounds;

function figure(bound: Bound) {
  const { min, max } = settingBounds[bound];
  return z.number({ error: 'notANumber' }).int('notWhole').min(min, 'tooSmall').max(max, 'tooBig');
}

/** Blanks between the groups of a number are how people write it, and are not kept. */
const compact = (max: number) =>
  line(max)
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .pipe(z.string());

const emptyOr = (pattern: RegExp) => (text: string) => text === '' || pattern.test(text);
const mailAddress = line(maxEmailLength).refine(
  (text) => text === '' || z.email().safeParse(text).success,
  'notAnEmail',
);

const operator = z
  .strictObject({
    name: line(longest.name),
    address: line(longest.address),
    postcode: line(longest.postcode),
    city: line(longest.city),
    province: compact(longest.province).refine(emptyOr(/^[A-Z]{2}$/), 'invalid'),
    country: countryCode,
    vatNumber: compact(longest.vatNumber),
    taxCode: compact(longest.taxCode).refine(emptyOr(/^[A-Z0-9]{11,16}$/), 'invalid'),
    taxRegime: z.enum(taxRegimes, { error: 'notInList' }),
    email: mailAddress,
    pec: mailAddress,
    iban: compact(longest.iban).refine((text) => text === '' || isIban(text), 'invalid'),
  })
  .superRefine(({ country, postcode, vatNumber }, context) => {
    if (vatNumber !== '' && !isVatNumber(vatNumber, country))
      context.addIssue({ code: 'custom', path: ['vatNumber'], message: 'invalid' });
    if (country === 'IT' && !emptyOr(/^\d{5}$/)(postcode))
      context.addIssue({ code: 'custom', path: ['postcode'], message: 'invalid' });
  });

const prices = Object.fromEntries(finalPriceTiers.map((tier) => [tier, figure('finalPrice')])) as Record<
  (typeof finalPriceTiers)[number],
  ReturnType<typeof figure>
>;

const representation = z
  .strictObject({
    /** Whole euros, VAT included, as the final prices. */
    activation: figure('activation'),
    finalPrices: z.strictObject(prices),
    months: figure('months'),
    /** The earlier reminder first. */
    reminderDays: z.tuple([figure('endReminderDays'), figure('endReminderDays')]),
    balanceDueDays: figure('balanceDueDays'),
  })
  .superRefine(({ activation, finalPrices, reminderDays: [first, second] }, context) => {
    for (const tier of finalPriceTiers) {
      if (finalPrices[tier] < activation) context.addIssue(atLeast(activation, ['finalPrices', tier]));
    }
    if (second >= first) context.addIssue(atMost(first - 1, ['reminderDays', 1]));
  });

const transactionCost = z
  .strictObject({
    /** Hundredths of a percent of the yearly pay. */
    percentHundredths: figure('tariffPercent'),
    /** Whole euros, VAT included, as `maxCost`. */
    minCost: figure('tariffLeast'),
    /** Above it staff agree before the club can accept a cost. */
    maxCost: figure('tariffMost'),
  })
  .superRefine(({ minCost, maxCost }, context) => {
    if (maxCost < minCost) context.addIssue(atLeast(minCost, ['maxCost']));
  });

const silence = z
  .strictObject({ reminderDays: figure('silenceDays'), lapseDays: figure('silenceDays') })
  .superRefine(({ reminderDays, lapseDays }, context) => {
    // Both sides have two days at least after the reminder.
    if (lapseDays < reminderDays + 2) context.addIssue(atLeast(reminderDays + 2, ['lapseDays']));
  });

function atLeast(minimum: number, path: (string | number)[]) {
  return { code: 'too_small' as const, origin: 'number' as const, minimum, path, message: 'tooSmall' };
}

function atMost(maximum: number, path: (string | number)[]) {
  return { code: 'too_big' as const, origin: 'number' as const, maximum, path, message: 'tooBig' };
}

/** The platform settings by section; prices in whole euros. */
export const platformSettings = z.strictObject({
  representation,
  invoices: z.strictObject({ vatPercent: figure('vatPercent'), operator }),
  agent: z.strictObject({
    name: line(maxNameLength),
    fifaLicence: line(maxLicenceLength),
    figcNumber: line(maxLicenceLength),
    coniNumber: line(maxLicenceLength),
  }),
  transactionCost,
  recipients: z.strictObject({
    clubs: figure('recipients'),
    agents: figure('recipients'),
    coachingStaff: figure('recipients'),
  }),
  profiles: z.strictObject({
    incompleteDays: figure('incompleteDays'),
    obsoleteMonths: figure('obsoleteMonths'),
  }),
  proposals: z.strictObject({
    unconfirmed: figure('unconfirmed'),
    unconfirmedDays: figure('unconfirmedDays'),
  }),
  silence,
  room: z.strictObject({
    messageLength: figure('messageLength'),
    messagesPerMinute: figure('messagesPerMinute'),
    pollMs: figure('pollMs'),
  }),
  web: z.strictObject({ chunkTimeoutSeconds: figure('chunkTimeoutSeconds') }),
});

/** The figures that screens hold as the service does; everybody may read them. */
export const platformLimits = platformSettings.pick({
  recipients: true,
  profiles: true,
  silence: true,
  room: true,
  web: true,
});

export type PlatformLimits = z.output<typeof platformLimits>;

/** The settings as they travel: of the domain's, with prices in whole euros. */
export type SettingsAnswer = z.output<typeof platformSettings>;

/** The sections that a save brings, each whole; a section that is left out stays as it is. */
export const changedSections = platformSettings
  .partial()
  .refine((sections) => settingsSections.some((name) => sections[name] !== undefined), 'required');

const person = z.object({ accountId: z.number().int(), name: z.string().nullable() });

const about = {
  version: z.number().int(),
  changedAt: z.string(),
  /** Null: the first start of the service. */
  changedBy: person.nullable(),
  reason: z.string(),
};

export const settingsInForce = z.object({ ...about, settings: platformSettings });

export type SettingsInForce = z.output<typeof settingsInForce>;

const value = z.union([z.string(), z.number()]);

/** A version with what it changed, value by value. */
export const settingsVersion = z.object({
  ...about,
  /** `path` names section and field: `invoices.operator.iban`. */
  changes: z.array(z.object({ path: z.string(), from: value, to: value })),
});

export type SettingsVersion = z.output<typeof settingsVersion>;
