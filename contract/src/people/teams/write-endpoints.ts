import { orgChartRole } from '@trattativa/domain/people/org-chart-roles';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { exampleTeam } from './example-team.ts';
import { contactsInput, orgChartInput, team, teamInput } from './team.ts';

/** A premium agent's change of a registered club waits for staff: `waits` is true and the team is unchanged. */
const written = z.object({ message: z.string(), team, waits: z.boolean() });

const writers = allow({ team: 'own', premium: 'all', staff: 'all' });

const example = {
  id: 20001,
  version: 2,
  name: 'Virtus Brenta',
  country: 'IT',
  region: 'VEN' as const,
  city: 'Padova',
  category: 6 as const,
  leagueName: 'Serie D, girone C',
  categoriesPlayed: [6 as const, 14 as const],
  youthSection: 15 as const,
  footballSchool: true,
};

const exampleOrgChart = {
  places: [
    {
      role: orgChartRole.sportsDirector,
      name: 'Ivo Sartor',
      email: 'ds@virtusbrenta.example',
      phone: '+39 049 555 0102',
    },
  ],
  defaultRole: orgChartRole.sportsDirector,
};

const output = { message: 'Dati salvati correttamente', team: exampleTeam, waits: false };

const saveTeamInfo = endpoint({
  path: '/api/Team/SaveTeamInfo',
  summary:
    'Changes a club’s record, for its members, premium agents and staff; without an id staff add a not-registered club',
  who: writers,
  input: z.strictObject({ team: teamInput }),
  output: written,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'INVALID_INPUT', 'SUBJECT_MISMATCH'],
  creates: true,
  example: { input: { team: example }, output },
});

const updateTeamData = endpoint({
  path: '/api/Team/UpdateTeamData',
  summary: 'Writes a club’s record; address, org chart and image only where the flags say so',
  who: writers,
  input: z.strictObject({
    teamData: teamInput,
    updateAddress: z.boolean(),
    updateOrgChart: z.boolean(),
    updateImage: z.boolean(),
  }),
  output: written,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'INVALID_INPUT', 'SUBJECT_MISMATCH'],
  example: {
    input: { teamData: example, updateAddress: true, updateOrgChart: false, updateImage: false },
    output,
  },
});

const updateTeamContacts = endpoint({
  path: '/api/Team/UpdateTeamContacts',
  summary: 'A club’s e-mail and telephone number',
  who: writers,
  input: z.strictObject({ teamId: id, contacts: contactsInput }),
  output: written,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SUBJECT_MISMATCH'],
  example: {
    input: {
      teamId: 20001,
      contacts: { email: 'segreteria@virtusbrenta.example', phone: '+39 049 555 0100' },
    },
    output: { ...output, message: 'Contatti aggiornati' },
  },
});

const updateDefaultOrgChart = endpoint({
  path: '/api/Team/UpdateDefaultOrgChart',
  summary: 'The people of a club by their place, and who is the default contact',
  who: writers,
  input: z.strictObject({ teamId: id, orgChart: orgChartInput }),
  output: written,
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'SUBJECT_MISMATCH'],
  example: { input: { teamId: 20001, orgChart: exampleOrgChart }, output },
});

const deleteTeam = endpoint({
  path: '/api/Team/DeleteTeam',
  summary: 'Deletes a club; refused while it has open deals; can be restored for 30 seconds',
  who: allow({ staff: 'all' }),
  input: z.strictObject({ teamId: id }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'TEAM_HAS_ACTIVE_DEALS'],
  example: { input: { teamId: 20999 }, output: { message: 'Club rimosso correttamente' } },
});

const restoreTeam = endpoint({
  path: '/api/Team/RestoreTeam',
  summary: 'Restores a club that was deleted less than 30 seconds ago, with its members',
  who: allow({ staff: 'all' }),
  input: z.strictObject({ teamId: id }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND'],
  example: { input: { teamId: 20999 }, output: { message: 'Club ripristinato' } },
});

export const writeEndpoints = {
  saveTeamInfo,
  updateTeamData,
  updateTeamContacts,
  updateDefaultOrgChart,
  deleteTeam,
  restoreTeam,
};
