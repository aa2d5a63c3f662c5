import { undoReplacement } from '~/features/project-words/undo-replacement.server'
import { pathTo } from '~/map/path-to'
import { wordSearchMessages as say } from '~/messages/word-search'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

/** Takes a replacement back on all its pages, and leads to the search that it was made from. */
export const action = act(({ actor, form, params: { id = '' }, url, idempotencyKey }) => {
  const replacement = textField(form, 'replacement')
  const { sections, pages, stayed } = undoReplacement(actor, {
    ...{ projectId: id, replacement, idempotencyKey },
  })
  return redirectWithFlash(pathTo('/projects/:id/words', { id }) + url.search, {
    kind: 'success',
    text: say.undone(sections, pages, stayed),
    ...(stayed > 0 && { note: say.stayed(stayed) }),
  })
})
