import { AudiencePage } from './audience-page.tsx';

/** /homeClub */
export default function HomeClubScreen() {
  return <AudiencePage audience="team" />;
}
