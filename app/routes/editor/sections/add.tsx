import { addSection } from '~/features/sections/add-section.server'
import { addSectionSchema } from '~/features/sections/section-schema.server'
import { sectionMessages } from '~/messages/pages'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { panelsPath } from '../addresses'
import { readFilters } from '../panels/panel-target.server'
import { changed, pageOf, readFields } from './answer.server'

export { default } from '~/routes/http/action-error-screen'
export { offlineAware as clientAction } from '../offline-aware'

export const loader = screen(nothingHere)

export const action = act(({ actor, form, idempotencyKey, params }) => {
  const at = pageOf(params)
  const fields = readFields(form, addSectionSchema)
  const change = addSection(actor, { ...at, ...fields, idempotencyKey })
  const multiple = textField(form, 'multiple')
  if (multiple && fields.type === 'body' && form.get('stay') !== '1') {
    const place = { for: 'body', p: at.pageId, after: change.sectionId }
    const next = panelsPath(at.projectId, place, readFilters(new URLSearchParams(multiple)))
    return redirectWithFlash(next, { kind: 'success', text: sectionMessages.added })
  }
  return changed(form, at, change, { text: sectionMessages.added })
})
