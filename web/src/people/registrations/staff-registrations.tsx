import { registrationsKeys } from './registrations.live.ts';
import { useStaffRegistrations } from './registrations.queries.ts';
import { RegistrationsPart } from './registrations-section.tsx';

/** With whom a member of coaching staff is, was and will be registered. Loaded with the page. */
export default function StaffRegistrations({ coachingStaffId }: { coachingStaffId: number }) {
  const { data } = useStaffRegistrations(coachingStaffId);
  return <RegistrationsPart items={data?.items} queryKey={[...registrationsKeys.ofStaff, coachingStaffId]} />;
}
