import { setPanelEnabled } from '~/features/panels/set-panel-enabled.server'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { panelPath } from './addresses'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

export const action = act(async ({ actor, form, params: { panel: id = '' } }) => {
  const enabled = textField(form, 'enabled') === 'on'
  setPanelEnabled(actor, { id, enabled })
  return redirectWithFlash(safeRedirect(textField(form, 'redirectTo'), panelPath(id)), {
    kind: 'success',
    text: enabled ? say.enabled : say.disabled,
  })
})
