import { documentKinds } from '@trattativa/domain/deals/closing/documents';
import { z } from 'zod';
import { saidVerdict } from '../../people/rules/rule.ts';
import { windowsOfDeal } from './closing.ts';

/** What the two clubs should know before they sign. */
export const transferCheck = z.object({
  /** Warnings and refusals, the strictest first. */
  verdicts: z.array(saidVerdict),
  openDocuments: z.array(z.enum(documentKinds)),
  ...windowsOfDeal,
});

export type TransferCheck = z.infer<typeof transferCheck>;
