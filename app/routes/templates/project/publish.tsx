import { parseWithZod } from '@conform-to/zod/v4'
import { publishTemplate } from '~/features/templates/publish-template.server'
import { publishSchema } from '~/features/templates/template-schema.server'
import { templateMessages as say } from '~/messages/templates'
import { Fault } from '~/platform/faults'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/handle.server'
import { templatesPath } from '../addresses'

export { default } from '~/routes/http/fault-screen'

const here = '/admin/project-templates/:template/publish'

export const loader = screen(here, nothingHere)

/** Offers a project template for use, or no longer; leads back to the list as it was. */
export const action = act(here, ({ actor, form, params: { template: id = '' }, url }) => {
  const submission = parseWithZod(form, { schema: publishSchema })
  if (submission.status !== 'success') throw new Fault('form-unreadable', 400)
  const published = submission.value.published === 'yes'
  publishTemplate(actor, { id, published })
  return redirectWithFlash(templatesPath('project') + url.search, {
    kind: 'success',
    text: published ? say.published : say.unpublished,
  })
})
