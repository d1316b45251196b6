import { documentKinds } from '@trattativa/domain/deals/closing/documents';
import { z } from 'zod';
import { judgement } from '../../people/rules/rule.ts';
import { windowsOfDeal } from './closing.ts';

/** What the two clubs should know before they sign. */
export const transferCheck = z.object({
  ...judgement,
  openDocuments: z.array(z.enum(documentKinds)),
  ...windowsOfDeal,
});

export type TransferCheck = z.infer<typeof transferCheck>;
