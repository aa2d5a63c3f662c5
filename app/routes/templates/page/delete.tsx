import { deleteTemplate } from '~/features/templates/delete-template.server'
import { managedTemplate } from '~/features/templates/find-template.server'
import { kindWords, templateMessages as say } from '~/messages/templates'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { templatesPath } from '../addresses'

export { DeleteTemplate as default } from '../delete-dialog'

export const loader = screen(({ actor, params: { template = '' } }) => ({
  kind: 'page' as const,
  name: managedTemplate(actor, 'page', template).name,
}))

export const action = act(async ({ actor, params: { template = '' }, url }) => {
  await deleteTemplate(actor, { kind: 'page', id: template })
  const to = templatesPath('page') + url.search
  return redirectWithFlash(to, { kind: 'success', text: kindWords.page.deleted })
})

export const meta = () => [{ title: `${say.deleteTemplate} · Panelry` }]
