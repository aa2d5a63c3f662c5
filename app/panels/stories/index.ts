import { agency } from './agency'
import { clinic } from './clinic'
import type { StoryId } from './ids'
import { portfolio } from './portfolio'
import { restaurant } from './restaurant'
import { saas } from './saas'
import { shop } from './shop'
import type { Story } from './types'

/** Six businesses, each told in the same voice by all the panels that its websites are made of. */
export const stories: Record<StoryId, Story> = { agency, restaurant, shop, saas, clinic, portfolio }

/** What a panel says in a story; nothing where it keeps its own example. */
export const wordsOf = (story: StoryId | null | undefined, panelId: string): object | undefined =>
  story ? stories[story][panelId] : undefined
