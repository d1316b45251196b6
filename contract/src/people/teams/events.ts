import { z } from 'zod';
import { id } from '../../fields.ts';
export interface TeamEvents {
  /** The record of a club, its org chart, or its registration changed. */
  'team.changed': { teamId: number };
  /** A registration with the club began, ended, or was agreed. */
  'team.squadChanged': { teamId: number };
  'team.added': { teamId: number };
  'team.removed': { teamId: number };
  /** The club was restored. */
  'team.restored': { teamId: number };
  'team.imported': { added: number };
  /** A club that registered waits for staff. */
  'team.waiting': { teamId: number };
  'team.accepted': { teamId: number };
  'team.refused': {
    teamName: string;
    people: { email: string; name: string; language: string }[];
    reason: string;
  };
  'team.claimStarted': { teamId: number; language: string; termsVersion: string; linkBase: string };
  'team.claimed': { teamId: number };
  'team.memberInvited': { teamId: number; invitationId: number; linkBase: string };
  /** `joinedId`: the account of somebody new. */
  'team.membersChanged': { teamId: number; joinedId?: number };
  'team.changeProposed': { teamId: number };
  'team.changeDecided': { teamId: number; proposerId: number; accepted: boolean };
}

/** The fields that are pushed to browsers. */
const shown = z.object({ teamId: id });

export const teamLive = {
  'team.changed': shown,
  'team.squadChanged': shown,
  'team.removed': shown,
  'team.restored': shown,
  'team.accepted': shown,
  'team.claimed': shown,
  'team.changeProposed': shown,
  'team.changeDecided': shown,
} satisfies Partial<Record<keyof TeamEvents, z.ZodType>>;
