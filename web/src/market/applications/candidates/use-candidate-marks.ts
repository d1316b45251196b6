import type { Candidate } from '@trattativa/contract/market/applications/candidate';
import type { Mark } from '../../../ui/text/marks-row.tsx';
import { useMarks } from '../../requests/use-marks.ts';

/** A candidate's criteria as marks. `differing`: only those that are not met. */
export function useCandidateMarks(): (
  candidate: Pick<Candidate, 'criteria'>,
  which?: 'all' | 'differing',
) => Mark[] {
  const marks = useMarks();
  return ({ criteria }, which = 'all') =>
    marks(which === 'all' ? criteria : criteria.filter(({ verdict }) => verdict !== 'met'));
}
