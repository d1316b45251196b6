import type { Queryable } from '../../platform/database/database.ts';
import type { IssuedDocument } from './issued-document.ts';
import { listRefusals } from './refusals.repository.ts';

/**
 * Documents as their next file says them: one that the exchange system refused has another name, and seller and buyer as they
 * are known today, since what was refused counts as never issued and may be put right.
 */
export async function asSentNow(
  db: Queryable,
  documents: readonly IssuedDocument[],
): Promise<IssuedDocument[]> {
  const refusals = await listRefusals(
    db,
    documents.map(({ transmission }) => transmission),
  );
  return documents.map((document) => {
    const refused = refusals.get(document.transmission) ?? [];
    const last = refused.at(-1);
    if (!last) return document;
    return {
      ...document,
      ...document.corrected,
      documentTransmission: document.transmission,
      transmission: last.next_transmission,
      refusals: refused.map(({ file_name, reason, refused_at }) => ({
        fileName: file_name,
        reason,
        at: refused_at,
      })),
    };
  });
}
