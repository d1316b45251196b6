import { documentKinds, electronicGaps } from '@trattativa/domain/billing/electronic-invoice';
import { z } from 'zod';

/** The electronic invoice of a document: its file, or what is missing before it can be written. */
export const electronicDocument = z.object({
  kind: z.enum(documentKinds),
  documentId: z.number().int(),
  /** As the exchange system wants it: `IT12345678903_0001A.xml`. */
  fileName: z.string(),
  /** Empty: the file can be downloaded. */
  gaps: z.array(z.enum(electronicGaps)),
  /** Files that the exchange system refused, oldest first; for staff. The file above is the next one. */
  refusals: z.array(z.object({ fileName: z.string(), reason: z.string(), refusedAt: z.string() })),
  can: z.object({ markRefused: z.boolean() }),
});

export type ElectronicDocument = z.infer<typeof electronicDocument>;
