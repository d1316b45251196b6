export interface CoachingStaffEvents {
  'coachingStaff.added': { coachingStaffId: number };
  'coachingStaff.changed': { coachingStaffId: number };
  'coachingStaff.removed': { coachingStaffId: number };
  'coachingStaff.restored': { coachingStaffId: number };
}
