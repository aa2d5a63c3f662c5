/** States of something that buyers see once it is published. Pure. */
export const publishStates = ['published', 'draft', 'unpublished'] as const
export type PublishState = (typeof publishStates)[number]

/**
 * The state of something that can be published: a draft has never been.
 *
 * @param row `publishedAt`: when it was published last; null for never
 */
export const publishState = (row: {
  published: boolean
  publishedAt: number | null
}): PublishState =>
  row.published ? 'published' : row.publishedAt === null ? 'draft' : 'unpublished'
