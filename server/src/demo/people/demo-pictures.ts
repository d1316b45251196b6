import { profileType } from '@trattativa/domain/identity/profile-types';
import { type ClubColours, numberOfText } from '@trattativa/domain/platform/club-colours';
import type { Database } from '../../platform/database/database.ts';
import { demoColours } from '../demo-club-colours.ts';
import { listDemoTeams } from '../demo-teams.repository.ts';
import {
  listCoachingStaffToDraw,
  listPeopleToDraw,
  listPlayersToDraw,
  paintDemoClubs,
  setDemoCoachingStaffFaces,
  setDemoFaces,
  setDemoPlayerFaces,
} from './demo-pictures.repository.ts';

/** The women among the demo's invented people. */
const womensNames = new Set(['Chiara', 'Giulia', 'Sara', 'Elena']);

/** Gives the demo's clubs their colours, and every invented person a face; players wear the colours of their club. */
export async function drawDemoPictures(db: Database): Promise<void> {
  const teams = await listDemoTeams(db);
  await paintDemoClubs(
    db,
    teams.map(({ id, name }) => ({ id, ...demoColours(name) })),
  );
  const people = await listPeopleToDraw(db);
  await setDemoFaces(
    db,
    people.map(({ id, name, surname, profile }) => {
      const dress = womensNames.has(name) ? 'woman' : profile === profileType.player ? 'face' : 'agent';
      return { id, url: faceUrl(dress, `${name} ${surname}`, demoColours(surname)) };
    }),
  );
  const coaches = await listCoachingStaffToDraw(db);
  await setDemoCoachingStaffFaces(
    db,
    coaches.map(({ id, name, surname }) => {
      const dress = womensNames.has(name) ? 'woman' : 'agent';
      return { id, url: faceUrl(dress, `${name} ${surname}`, demoColours(surname)) };
    }),
  );
  const players = await listPlayersToDraw(db);
  await setDemoPlayerFaces(
    db,
    players.map(({ id, name, club }) => ({ id, url: faceUrl('face', name, demoColours(club || name)) })),
  );
}

const faces = 100_000;

/** The address of the face that belongs to a name: the same person looks the same everywhere. */
function faceUrl(kind: 'face' | 'agent' | 'woman', name: string, colours: ClubColours): string {
  const { pattern, first, second } = colours;
  return `/drawn/${kind}-${numberOfText(name) % faces}-${pattern}-${first}-${second}.svg`;
}
