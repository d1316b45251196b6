import { createSlot } from '../platform/slot.tsx';

/** The profile form of each kind of user, on the first tab of /account; it fetches the user's own profile itself. */
export const AgentProfileForm = createSlot();
export const PlayerProfileForm = createSlot();
export const StaffProfileForm = createSlot();
export const ClubProfileForm = createSlot();
/** The tab with the user's public links. */
export const PublicLinks = createSlot();
