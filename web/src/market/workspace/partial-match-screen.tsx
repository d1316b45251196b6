import { MatchesScreen } from './matches-screen.tsx';

/** `/partialMatch` */
export default function PartialMatchScreen() {
  return <MatchesScreen kind="partial" />;
}
