import { MatchList } from './match-list.tsx';

/** `/partialMatch` */
export default function PartialMatchScreen() {
  return <MatchList kind="partial" />;
}
