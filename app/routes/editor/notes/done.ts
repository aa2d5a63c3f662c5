import { z } from 'zod'
import { boxField } from '~/features/form-input/fields.server'
import { markComment } from '~/features/pages/mark-comment.server'
import { pageNoteMessages as say } from '~/messages/notes'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { pagePath } from '../addresses'

export const loader = screen(nothingHere)

/** Marks a visitor's comment as done, or opens it again. */
export const action = act(
  z.object({ done: boxField }),
  ({ actor, value: { done }, params: { id = '', page = '', note = '' } }) => {
    markComment(actor, { projectId: id, pageId: page, noteId: note, done })
    const to = pagePath(id, page, 'notes')
    return redirectWithFlash(to, { kind: 'success', text: done ? say.markedDone : say.reopened })
  },
)

export { default } from '~/routes/http/action-error-screen'
