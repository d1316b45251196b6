import { MatchesScreen } from './matches-screen.tsx';

/** `/exactMatch` */
export default function ExactMatchScreen() {
  return <MatchesScreen kind="exact" />;
}
