import { languages } from '@trattativa/domain/platform/languages';
import { z } from 'zod';
import { instant } from '../../fields.ts';
import { bandPrice } from '../subscriptions/representation.ts';

/** Term and fees of a draft. Money in euros, VAT included. */
const contractTerms = z.object({
  /** The platform settings that the figures come from. */
  settingsVersion: z.number().int(),
  /** The purchase whose agreed figures these are; null: those in force. */
  representationId: z.number().int().nullable(),
  activationCost: z.number(),
  months: z.number().int(),
  prices: z.array(bandPrice),
});

export type ContractTerms = z.infer<typeof contractTerms>;

const contractDraft = contractTerms.extend({
  version: z.number().int(),
  /** Opens it with `Player/contract`. */
  folder: z.string(),
  name: z.string(),
  bytes: z.number().int(),
  madeAt: instant,
  language: z.enum(languages),
});

export type ContractDraft = z.infer<typeof contractDraft>;

export const contractDrafts = z.object({
  /** The latest first. */
  items: z.array(contractDraft),
  /** What the next draft would say; null for a minor, who gets none and is shown no price. */
  terms: contractTerms.nullable(),
  /** Agent who represents; `operator` runs the platform. An empty text is not known. */
  agent: z.object({
    name: z.string(),
    fifaLicence: z.string(),
    figcNumber: z.string(),
    coniNumber: z.string(),
  }),
  operator: z.object({ name: z.string(), address: z.string(), vatNumber: z.string() }),
});

export type ContractDrafts = z.infer<typeof contractDrafts>;
