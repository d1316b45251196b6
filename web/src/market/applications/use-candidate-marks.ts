import type { Candidate } from '@trattativa/contract/applications/candidate';
import { useMarks } from '../matching/use-marks.ts';
import type { Mark } from '../ui/marks-row.tsx';

/** The criteria of a candidate as marks; `differing`: only those that are not met. */
export function useCandidateMarks(): (
  candidate: Pick<Candidate, 'criteria'>,
  which?: 'all' | 'differing',
) => Mark[] {
  const marks = useMarks();
  return ({ criteria }, which = 'all') =>
    marks(which === 'all' ? criteria : criteria.filter(({ verdict }) => verdict !== 'met'));
}
