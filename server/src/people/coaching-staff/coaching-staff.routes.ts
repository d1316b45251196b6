import { coachingStaffEndpoints } from '@trattativa/contract/people/coaching-staff/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { searchCoachingStaff } from './coaching-staff.repository.ts';
import { deleteCoachingStaff, restoreCoachingStaff } from './delete-coaching-staff.ts';
import { getCoachingStaffInfo, listCoachingStaffs } from './read-coaching-staff.ts';
import { saveCoachingStaffInfo } from './save-coaching-staff-info.ts';
import { updateCoachingStaffContacts } from './update-coaching-staff-contacts.ts';

const maxFound = 20;

export const coachingStaffRoutes = routesOf(coachingStaffEndpoints, {
  searchCoachingStaff: async (services, call) => ({
    items: await searchCoachingStaff(services.db, call.input.text, maxFound),
  }),
  getCoachingStaffInfo,
  saveCoachingStaffInfo,
  getCoachingStaffs: listCoachingStaffs,
  deleteCoachingStaff,
  restoreCoachingStaff,
  updateCoachingStaffContacts,
});
