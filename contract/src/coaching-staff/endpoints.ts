import { z } from 'zod';
import { allow } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';

/** A member of coaching staff as everybody may see them. */
export const coachingStaffCard = z.object({
  id: z.number().int(),
  name: z.string(),
  country: z.string().nullable(),
  imageUrl: z.string().nullable(),
});

export type CoachingStaffCard = z.infer<typeof coachingStaffCard>;

const searchCoachingStaff = endpoint({
  path: '/api/CoachingStaff/SearchCoachingStaff',
  summary: 'Coaching staff by a part of their name, blind to accents and case; for the pickers',
  who: allow({ team: 'names', agent: 'names', premium: 'names', staff: 'all' }),
  input: z.strictObject({ text: line(80) }),
  output: z.object({ items: z.array(coachingStaffCard).max(20) }),
  errors: [],
  example: {
    input: { text: 'bianchi' },
    output: { items: [{ id: 60001, name: 'Paolo Bianchi', country: 'IT', imageUrl: null }] },
  },
});

export const coachingStaffEndpoints = { searchCoachingStaff };
