import { copyPanel } from '~/features/panels/copy-panel.server'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { panelPath } from './addresses'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(async ({ actor, idempotencyKey, params: { panel = '' } }) => {
  const copy = await copyPanel(actor, { id: panel, idempotencyKey })
  return redirectWithFlash(panelPath(copy), { kind: 'success', text: say.copied })
})
