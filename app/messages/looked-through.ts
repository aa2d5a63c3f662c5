import type { WorkKind } from '~/work/kinds'

/** A search fits more than is looked through: what is not on the list may be there. */
export const lookedThroughInPart = (what: WorkKind | 'project') =>
  `So much fits this search that only a part of it was looked through: ${what}s can be missing here. Write more of the name or the words.`
