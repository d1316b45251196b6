import { MatchList } from './match-list.tsx';

/** `/potentialMatch` */
export default function PotentialMatchScreen() {
  return <MatchList kind="potential" />;
}
