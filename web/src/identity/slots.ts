import { createSlot } from '../platform/slot.tsx';

/** The profile form of each kind of user, on the first tab of /account: it reads the caller's own profile by itself. */
export const AgentProfileForm = createSlot();
export const PlayerProfileForm = createSlot();
export const StaffProfileForm = createSlot();
export const ClubProfileForm = createSlot();
/** The tab with the pages that the user has shared. */
export const PublicLinks = createSlot();
