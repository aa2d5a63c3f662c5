import { redirect } from '@remix-run/node'
import { inScope } from '~/features/form-input/idempotency.server'
import { startGuestProject } from '~/features/projects/start-guest-project.server'
import { guestCookie, visitorCookie } from '~/platform/cookies.server'
import { act, nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { editorView } from './addresses'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)

/** Start designing: the guest's one project, new or the one they have, opens in the editor. */
export const action = act(async ({ actor, idempotencyKey, request, context }) => {
  if (actor.kind !== 'guest') return redirect('/projects', 303)
  const visitor: unknown = await visitorCookie.parse(request.headers.get('Cookie'))
  const id = startGuestProject(actor, {
    // A key without a visitor could be anybody's.
    idempotencyKey:
      typeof visitor === 'string' ? inScope(`visitor:${visitor}`, idempotencyKey) : undefined,
    address: context.address,
  })
  return redirect(editorView(id), {
    status: 303,
    headers: { 'Set-Cookie': await guestCookie.serialize(id) },
  })
})
