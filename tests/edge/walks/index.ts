import { failures } from './failures'
import { people } from './people'
import type { Walk } from './walk'

/** In this order: what only looks first, what kills last. */
export const walks: Walk[] = [...people, ...failures]
