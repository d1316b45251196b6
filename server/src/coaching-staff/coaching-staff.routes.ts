import { coachingStaffEndpoints } from '@trattativa/contract/coaching-staff/endpoints';
import { routesOf } from '../platform/http/routes.ts';
import { searchCoachingStaff } from './coaching-staff.repository.ts';

const mostFound = 20;

export const coachingStaffRoutes = routesOf(coachingStaffEndpoints, {
  searchCoachingStaff: async (services, call) => ({
    items: await searchCoachingStaff(services.db, call.input.text, mostFound),
  }),
});
