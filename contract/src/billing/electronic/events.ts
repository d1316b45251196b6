import { z } from 'zod';
import { id } from '../../fields.ts';

/** Recipients: staff. */
export interface ElectronicEvents {
  /** The exchange system refused the file of a document, of a club's invoice or of a player's. Each further file counts one more. */
  'electronic.refused': { count: number } & ({ invoiceId: number } | { playerInvoiceId: number });
}

export const electronicLive = {
  'electronic.refused': z.object({ invoiceId: id.optional(), playerInvoiceId: id.optional() }),
} satisfies Record<keyof ElectronicEvents, z.ZodType>;
