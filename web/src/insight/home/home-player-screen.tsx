import { AudiencePage } from './audience-page.tsx';

/** /homePlayer */
export default function HomePlayerScreen() {
  return <AudiencePage audience="player" />;
}
