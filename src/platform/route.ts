// Route types, shared by pages and routes; imports no page.

import type { ComponentType, LazyExoticComponent } from 'react';

export interface PageProps {
  readonly params: Readonly<Record<string, string | undefined>>;
}

type PageComponent = ComponentType<PageProps> | LazyExoticComponent<ComponentType<PageProps>>;

/** `path` is a wouter pattern. */
export type AppRoute =
  | { readonly path: string; readonly page: PageComponent }
  /** A placeholder page with the strings `later:<id>`. */
  | { readonly path: string; readonly later: PlaceholderId }
  | { readonly path: string; readonly redirect: string };

export type PlaceholderId =
  | 'dashboard'
  | 'search'
  | 'activity'
  | 'topic'
  | 'eventQuizzes'
  | 'class'
  | 'groups'
  | 'course'
  | 'flashcards'
  | 'solo'
  | 'roleplay'
  | 'notes'
  | 'avatarShop'
  | 'leaderboards'
  | 'embed'
  | 'account';

/** Solo activities that aren't built yet, named by the first part of their address. */
export const PLACEHOLDER_SOLO_KINDS = ['presentation', 'lesson', 'flashcard', 'ai-training'] as const;

/** Pages of an area of the product besides the game, or of a feature of the game. */
export interface AreaRoutes {
  /** Below /join and /pro/join. */
  readonly joinRoutes?: readonly AppRoute[];
  /** All other addresses. */
  readonly rootRoutes?: readonly AppRoute[];
}
