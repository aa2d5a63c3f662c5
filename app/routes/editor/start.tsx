import { redirect } from '@remix-run/node'
import { startGuestProject } from '~/features/projects/start-guest-project.server'
import { guestCookie, visitorCookie } from '~/platform/cookies.server'
import { textField } from '~/routes/http/form.server'
import { act, nothingHere, screen } from '~/routes/http/handle.server'
import { editorView } from './addresses'

export { default } from '~/routes/http/fault-screen'

export const loader = screen('/start', nothingHere)

/** Start designing: the guest's one project, new or the one they have, opens in the editor. */
export const action = act('/start', async ({ actor, form, request, context }) => {
  if (actor.kind !== 'guest') return redirect('/projects', 303)
  const visitor: unknown = await visitorCookie.parse(request.headers.get('Cookie'))
  const id = startGuestProject(actor, {
    key: textField(form, 'key'),
    visitor: typeof visitor === 'string' ? visitor : null,
    address: context.address,
  })
  return redirect(editorView(id), {
    status: 303,
    headers: { 'Set-Cookie': await guestCookie.serialize(id) },
  })
})
