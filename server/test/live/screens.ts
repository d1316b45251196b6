import './browser-globals.ts';
import type { Screen } from './browser.ts';
import type { Facts } from './facts.ts';
import { opened } from './opened-hooks.ts';

/** Hooks that fetch nothing that an event could change, or compose those above, each with its reason. */
const notOpened: Readonly<Record<string, string>> = {
  useFound: 'answers while somebody types',
  useOfferableSearch: 'answers while somebody types',
  useRecipientSearch: 'answers while somebody types',
  useClubSearch: 'answers while somebody types',
  usePreview: 'answers while somebody writes a request',
  usePlacesNamed: 'the list of towns does not change',
  usePlacesNear: 'the list of towns does not change',
  useMapSettings: 'a setting of the installation',
  usePublicSettings: 'asked once by pages without a login',
  useListChanged: 'refreshes after an act',
};

type Hooks = Readonly<Record<string, unknown>>;

const files = import.meta.glob<Hooks>('../../../web/src/**/*.queries.ts');

/** Every hook of the web application that asks the service, by name. */
async function everyHook(): Promise<ReadonlyMap<string, (...given: readonly unknown[]) => unknown>> {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  const hooks = modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name.startsWith('use'));
  return new Map(hooks as [string, () => unknown][]);
}

export async function hooksWithoutLine(): Promise<readonly string[]> {
  return [...(await everyHook()).keys()].filter((name) => !(name in opened) && !(name in notOpened));
}

/** Hooks that the tours open. */
export const openedHooks = (): readonly string[] => Object.keys(opened).sort();

export async function linesWithoutHook(): Promise<readonly string[]> {
  const hooks = await everyHook();
  return [...Object.keys(opened), ...Object.keys(notOpened)].filter((name) => !hooks.has(name));
}

const isKnown = (value: unknown): boolean =>
  value !== undefined &&
  (value === null || typeof value !== 'object' || Object.values(value).every((part) => part !== undefined));

/** All that can be on somebody's screens about these things; the service refuses what is not theirs to see. */
export async function everyScreen(facts: Facts): Promise<readonly Screen[]> {
  return [...(await everyHook())].flatMap(([hook, use]) =>
    (opened[hook]?.(facts) ?? [])
      .filter((given) => given.every(isKnown))
      .map((given) => ({ hook, asked: JSON.stringify([hook, given]), ask: () => use(...given) })),
  );
}
