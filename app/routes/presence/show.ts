import { showPresence } from '~/features/presence/show-presence.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'

// Without a screen the framework answers a refusal with status 200.
export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

/** Posted by script alone: an open editor says that somebody is there, or leaves. */
export const action = act(({ actor, form, params: { id = '' } }) => {
  const leave = textField(form, 'leave') === '1'
  // `page` is the browser's page, not one of the project.
  showPresence(actor, { projectId: id, tabId: textField(form, 'page'), leave })
  return new Response(null, { status: 204 })
})
