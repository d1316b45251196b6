import { Navigate } from 'react-router';
import { useUser } from '../platform/session/use-session.ts';
import { firstPath } from './paths.ts';

/** `/` is the first screen of whoever is logged in. */
export function StartPage() {
  return <Navigate to={firstPath(useUser().kind)} replace />;
}
