import { DomainError } from '~/domain-error'
import { publishTemplate } from '~/features/templates/publish-template.server'
import { templateMessages as say } from '~/messages/templates'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { templatesPath } from '../addresses'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

/** Offers a project template for use, or no longer; leads back to the list as it was. */
export const action = act(({ actor, form, params: { template: id = '' }, url }) => {
  const answer = textField(form, 'published')
  if (answer !== 'yes' && answer !== 'no') throw new DomainError('form-unreadable', 400)
  const published = answer === 'yes'
  publishTemplate(actor, { id, published })
  return redirectWithFlash(templatesPath('project') + url.search, {
    kind: 'success',
    text: published ? say.published : say.unpublished,
  })
})
