import type { sharedPage } from '~/features/share/shared-page.server'
import type { FrameWidth } from '~/shared/page-width'
import type { Side } from './share-path'

/** What the screen of a shared page gets. */
export type Shared = ReturnType<typeof sharedPage> & {
  token: string
  width: FrameWidth
  side: Side | null
  formKey: string
  /** What the visitor called themselves last. */
  visitorName: string
}

/** A page of a shared project, and what visitors said about it. */
export type SharedDetails = Shared & {
  page: NonNullable<Shared['page']>
  said: NonNullable<Shared['said']>
}

/** Whether there is a page to look at: an empty one, and one that is too long, cannot be right. */
export const isSeen = (page: Shared['page']): boolean =>
  page !== null && page.sections.length > 0 && !page.tooLong
