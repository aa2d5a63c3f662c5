import { redirect } from '@remix-run/node'
import { pathTo } from '~/map/path-to'
import type { Actor } from '~/permissions/vocabulary'

/** Downloads need an account: a guest is asked to sign up and comes back to the download. */
export function signUpFirst(
  actor: Actor,
  projectId: string,
  { page, section }: { page: string | null; section: string | null },
): void {
  if (actor.kind !== 'guest') return
  const back = pathTo('/projects/:id/download', { id: projectId }, { p: page, s: section })
  throw redirect(pathTo('/signup', { redirectTo: back }), 303)
}
