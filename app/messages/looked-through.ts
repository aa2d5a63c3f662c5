import type { WorkKind } from '~/shared/kinds'

/** A search fits more than is looked through: what is not on the list may be there. */
export const lookedThroughInPart = (what: WorkKind | 'project') =>
  `There are too many matches to search them all, so some ${what}s may be missing. Try a more specific search.`
