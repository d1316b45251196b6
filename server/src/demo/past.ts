import { profileType } from '@trattativa/domain/identity/profile-types';
import type { App } from '../app.ts';
import type { Actor } from '../platform/actor.ts';
import { addMinutes, type Clock } from '../platform/clock.ts';
import { Call } from '../platform/http/call.ts';
import type { Services } from '../platform/services.ts';

/**
 * Runs real use cases as the demo's people at past instants. The service's reactions and jobs (deliveries,
 * rooms, notifications) run at those instants as well.
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

  /** Moves to a later instant, after running everything due until then. */
  async goTo(instant: Date): Promise<void> {
    await this.settle();
    if (instant > this.#now) this.#now = instant;
  }

  /** Moves forward by some minutes. */
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

  /** The operator's settings. */
  get settings() {
    return this.#services.settings.current;
  }

  /** Runs a use case as somebody, at the present instant of this past. */
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

export function playerActor(player: { accountId: number; playerId: number }): Actor {
  return {
    ...nobody,
    accountId: player.accountId,
    kind: 'player',
    profile: profileType.player,
    playerId: player.playerId,
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
  awaitsAcceptance: false,
  mandatedTeamIds: [],
};
