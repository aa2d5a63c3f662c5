import { disconnectProvider } from '~/features/accounts/disconnect-provider.server'
import { accountMessages as say } from '~/messages/accounts'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(nothingHere)

/** Takes the way in named by `connection` away. */
export const action = act(({ actor, form }) => {
  const provider = disconnectProvider(actor, { id: textField(form, 'connection') })
  const text = say.disconnected(provider)
  return redirectWithFlash('/account-settings', { kind: 'success', text })
})

export { default } from '~/routes/http/action-error-screen'
