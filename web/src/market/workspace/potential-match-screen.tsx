import { MatchesScreen } from './matches-screen.tsx';

/** `/potentialMatch` */
export default function PotentialMatchScreen() {
  return <MatchesScreen kind="potential" />;
}
