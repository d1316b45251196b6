import type { AddressedCall } from '@trattativa/contract/addressed-call';
import type { Endpoint } from '@trattativa/contract/endpoint';
import type { z } from 'zod';
import type { Services } from '../services.ts';
import type { Call, CallOf } from './call.ts';

export type Handler<Described extends Endpoint> = (
  services: Services,
  call: CallOf<Described>,
) => Promise<z.input<Described['output']>> | z.input<Described['output']>;

/** An endpoint and its handler. */
export interface Route {
  endpoint: Endpoint;
  handle: (services: Services, call: Call<unknown>) => unknown;
}

/** Binds every endpoint of a feature to its use case; a missing or mismatched one does not compile. */
export function routesOf<Endpoints extends Record<string, Endpoint>>(
  endpoints: Endpoints,
  handlers: { [Name in keyof Endpoints]: Handler<Endpoints[Name]> },
): Route[] {
  return Object.keys(endpoints).map((name) => ({
    endpoint: endpoints[name] as Endpoint,
    handle: handlers[name] as Route['handle'],
  }));
}

/** A path in the router's spelling: `/files/{id}` → `/files/:id`. */
export function routerPath({ path }: Pick<AddressedCall, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}
