import { AudiencePage } from './audience-page.tsx';

/** /homeAgent */
export default function HomeAgentScreen() {
  return <AudiencePage audience="agent" />;
}
