import { profileType } from '@trattativa/domain/identity/profile-types';
import type { App } from '../app.ts';
import type { Actor } from '../platform/actor.ts';
import { addMinutes, type Clock } from '../platform/clock.ts';
import { Call } from '../platform/http/call.ts';
import type { Services } from '../platform/services.ts';

/**
 * The demo's past: the real use cases, acted out by the demo's people at the times at which things are said to have
 * happened. What the service did about them then (deliveries, rooms, notices) it does at that time, too.
 */
export class Past {
  readonly #app: App;
  readonly #services: Services;
  #now: Date;

  constructor(app: App, start: Date) {
    this.#app = app;
    this.#now = start;
    const clock: Clock = { now: () => this.#now };
    this.#services = { ...app.services, clock };
  }

  /** Moves on to a later time, letting everything that is due until then happen first. */
  async goTo(instant: Date): Promise<void> {
    await this.settle();
    if (instant > this.#now) this.#now = instant;
  }

  /** Some minutes later. */
  async wait(minutes: number): Promise<void> {
    await this.goTo(addMinutes(this.#now, minutes));
  }

  settle(): Promise<void> {
    return this.#app.settle(this.#services);
  }

  get now(): Date {
    return this.#now;
  }

  get db() {
    return this.#services.db;
  }

  /** Lets somebody do something now. */
  act<Input, Output>(
    useCase: (services: Services, call: Call<Input>) => Promise<Output>,
    actor: Actor,
    input: Input,
  ): Promise<Output> {
    return useCase(this.#services, new Call(input, { language: 'it', caller: actor, ip: 'demo' }));
  }
}

export function agentActor(agent: { accountId: number; agentId: number }): Actor {
  return {
    ...nobody,
    accountId: agent.accountId,
    kind: 'agent',
    profile: profileType.agent,
    agentId: agent.agentId,
  };
}

export function clubActor(club: { accountId: number; teamId: number }): Actor {
  return {
    ...nobody,
    accountId: club.accountId,
    kind: 'team',
    profile: profileType.team,
    teamId: club.teamId,
  };
}

const nobody: Actor = {
  accountId: 0,
  sessionId: '',
  kind: 'team',
  profile: profileType.team,
  language: 'it',
  playerId: null,
  agentId: null,
  teamId: null,
  coachingStaffId: null,
  awaitsGuardian: false,
  mandatedTeamIds: [],
};
