import { useDuplicates } from '../../people/portfolios.ts';
import { DuplicateGroups } from './duplicate-groups.tsx';

/** The records of the reader's portfolio that look like the same person, to be joined or kept apart. */
export default function OwnDuplicates() {
  const groups = useDuplicates().data?.items ?? [];
  return <DuplicateGroups groups={groups} staff={false} />;
}
