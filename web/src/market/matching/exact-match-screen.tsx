import { MatchList } from './match-list.tsx';

/** `/exactMatch` */
export default function ExactMatchScreen() {
  return <MatchList kind="exact" />;
}
