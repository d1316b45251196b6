import './browser-globals.ts';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { type Language, languages } from '@trattativa/texts/languages';
import { readTexts } from '@trattativa/texts/read-texts';
import { repairAroundValues } from '@trattativa/texts/repair-around-values';
import { createInstance, type i18n } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router';
import { session } from '../../../web/src/platform/session/session.ts';
import { removeBrowserGlobals } from './browser-globals.ts';

/** A label and its value, as a surface says them. */
export type Said = readonly [label: string, value: string];

const texts = new Map<Language, i18n>();

/** A club at a screen: all texts of every language as the web application has them, and somebody logged in. */
export async function openScreens(): Promise<void> {
  session.begin(
    { token: 'none', expiresIn: Number.POSITIVE_INFINITY },
    { id: 1, username: 'club', email: '', image: '' },
  );
  session.complete({
    id: 1,
    profile: profileType.team,
    profileId: 1,
    kind: 'team',
    agentType: null,
    name: 'Club',
    email: '',
    imageUrl: null,
  });
  for (const language of languages) {
    const instance = createInstance()
      .use(initReactI18next)
      .use({
        type: 'postProcessor',
        name: 'aroundValues',
        process: (text: string) => repairAroundValues(text, language),
      });
    const features = readTexts(language);
    await instance.init({
      lng: language,
      fallbackLng: false,
      ns: Object.keys(features),
      defaultNS: 'app',
      resources: { [language]: features },
      interpolation: { escapeValue: false },
      postProcess: 'aroundValues',
      returnNull: false,
    });
    texts.set(language, instance);
  }
}

/** Leaves the process as it was. */
export function closeScreens(): void {
  session.end('loggedOut');
  removeBrowserGlobals();
}

export interface Opened {
  /** The path of the screen, and the address at which it is open. */
  path?: string;
  address?: string;
  /** What the service would answer, by the key of the query. */
  known?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}

/** The HTML of a component of the web application in one language. */
export function htmlOf(language: Language, element: ReactNode, opened: Opened = {}): string {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, enabled: false } } });
  for (const [key, answer] of opened.known ?? []) client.setQueryData(key, answer);
  const { path = '*', address = '/' } = opened;
  const routes = createElement(Routes, null, createElement(Route, { path, element }));
  const router = createElement(MemoryRouter, { initialEntries: [address] }, routes);
  const page = createElement(MantineProvider, null, router);
  const queries = createElement(QueryClientProvider, { client }, page);
  initReactI18next.init(texts.get(language) as i18n);
  const html = renderToString(queries);
  return html.replaceAll('<!-- -->', '');
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** The words of a piece of HTML; what stands on lines of its own is parted by a line. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<\/(span|del)><\1>/gu, '\n')
    .replaceAll(/<[^>]+>/gu, '')
    .replaceAll(/&#x([\da-f]+);/giu, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/gu, (all, name: string) => signs[name] ?? all)
    .trim();
}

/** What a page says in lists of facts. */
export function factsIn(html: string): Said[] {
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/gsu)].map(
    ([, label = '', value = '']): Said => [wordsOf(label), wordsOf(value)],
  );
}

/** What a page says in a column of tables of which each line is about one fact. */
export function linesIn(html: string, column = 0): Said[] {
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gsu)].flatMap(([, line = '']): Said[] => {
    const label = /<th scope="row"[^>]*>(.*?)<\/th>/su.exec(line)?.[1];
    const value = [...line.matchAll(/<td[^>]*>(.*?)<\/td>/gsu)][column]?.[1];
    return label === undefined || value === undefined ? [] : [[wordsOf(label), wordsOf(value)]];
  });
}

/** The first line of a table of a file below its header; empty cells say nothing. */
export function cellsIn([header = [], line = []]: readonly (readonly unknown[])[]): Said[] {
  return header.flatMap((label, place) => {
    const cell = line[place];
    return typeof cell === 'string' && cell !== '' ? [[String(label), cell] as const] : [];
  });
}

/** What a mail says on lines of their own, without the full stop of a sentence. */
export function mailedIn({ text, html }: { text: string; html: string }): Said[] {
  const sign = /^([^:\n]+?)\u00a0?: (.*[^.])$/u;
  const paragraphs = text.split('\n\n').filter((part) => part.split('\n').every((line) => sign.test(line)));
  const said = paragraphs
    .flatMap((part) => part.split('\n'))
    .flatMap((line): Said[] => {
      const [, label = '', value = ''] = sign.exec(line) ?? [];
      return value.startsWith('http') ? [] : [[label, value]];
    });
  const lines = wordsOf(html.replaceAll('<br>', '\n').replaceAll('</p>', '\n')).split('\n');
  for (const [label, value] of said)
    if (!lines.some((line) => line.startsWith(label) && line.endsWith(value)))
      throw new Error(`the HTML of the mail does not say "${label}: ${value}"`);
  return said;
}

/** Rows as a surface says them. */
export function saidBy(rows: readonly { label: string; value: string }[]): Said[] {
  return rows.map(({ label, value }) => [label, value]);
}

/** Rows in one order, for surfaces that group them differently. */
export function inOrder(said: readonly Said[]): Said[] {
  return [...said].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
}
