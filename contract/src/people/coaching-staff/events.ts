import { z } from 'zod';
import { id } from '../../fields.ts';
export interface CoachingStaffEvents {
  'coachingStaff.added': { coachingStaffId: number };
  'coachingStaff.changed': { coachingStaffId: number };
  'coachingStaff.removed': { coachingStaffId: number };
  'coachingStaff.restored': { coachingStaffId: number };
}

/** The fields that are pushed to browsers. */
const shown = z.object({ coachingStaffId: id });

export const coachingStaffLive = {
  'coachingStaff.added': shown,
  'coachingStaff.changed': shown,
  'coachingStaff.removed': shown,
  'coachingStaff.restored': shown,
} satisfies Partial<Record<keyof CoachingStaffEvents, z.ZodType>>;
