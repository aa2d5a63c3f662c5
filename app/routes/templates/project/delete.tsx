import { deleteTemplate } from '~/features/templates/delete-template.server'
import { managedTemplate } from '~/features/templates/find-template.server'
import { kindWords, templateMessages as say } from '~/messages/templates'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { templatesPath } from '../addresses'

export { DeleteTemplate as default } from '../delete-dialog'

export const loader = screen(({ actor, params: { template = '' } }) => ({
  kind: 'project' as const,
  name: managedTemplate(actor, 'project', template).name,
}))

export const action = act(async ({ actor, params: { template = '' }, url }) => {
  await deleteTemplate(actor, { kind: 'project', id: template })
  const to = templatesPath('project') + url.search
  return redirectWithFlash(to, { kind: 'success', text: kindWords.project.deleted })
})

export const meta = () => [{ title: `${say.deleteTemplate} · Panelry` }]
