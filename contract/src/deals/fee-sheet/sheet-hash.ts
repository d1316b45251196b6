import { z } from 'zod';

/** The hash of the sheet of roles and fees that somebody saw. */
export const sheetHash = z.string({ error: 'invalid' }).regex(/^[0-9a-f]{64}$/u, 'invalid');
