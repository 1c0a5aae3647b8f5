// What an address of the app is. Pages and routes both know this; it imports no page.

import type { ComponentType, LazyExoticComponent } from 'react';

export interface PageProps {
  readonly params: Readonly<Record<string, string | undefined>>;
}

type PageComponent = ComponentType<PageProps> | LazyExoticComponent<ComponentType<PageProps>>;

/** `path` as wouter has it. */
export type AppRoute =
  | { readonly path: string; readonly page: PageComponent }
  /** Says what it will be: strings `later:<id>`. */
  | { readonly path: string; readonly later: LaterId }
  | { readonly path: string; readonly redirect: string };

export type LaterId =
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

/** What can be played alone later, as the first part of its address. */
export const LATER_SOLO = ['presentation', 'lesson', 'flashcard', 'ai-training'] as const;

/** The pages of an area of the product beside the game, or of a feature of the game. */
export interface AreaRoutes {
  /** Below /join and /pro/join. */
  readonly joinRoutes?: readonly AppRoute[];
  /** Everywhere else. */
  readonly rootRoutes?: readonly AppRoute[];
}
