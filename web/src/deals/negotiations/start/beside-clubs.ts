import { ApiError } from '../../../platform/api/api-error.ts';

const aboutClubs: ReadonlySet<string> = new Set(['ALREADY_PROPOSED', 'MAX_CLUBS']);

/** The refusal's sentence names the clubs: it is shown beside their field instead of one error per club. */
export function besideClubs(error: unknown): unknown {
  if (!(error instanceof ApiError) || !aboutClubs.has(error.code)) return error;
  const { status, code, text } = error;
  return new ApiError(status, code, text, { fields: [{ name: 'teamIds', code: 'invalid', text }] });
}
