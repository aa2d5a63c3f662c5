import { redirect } from '@remix-run/node'
import type { Actor } from '~/permissions/vocabulary'

/** Downloads need an account: a guest is asked to sign up and comes back to the download. */
export function signUpFirst(
  actor: Actor,
  projectId: string,
  { page, section }: { page: string | null; section: string | null },
): void {
  if (actor.kind !== 'guest') return
  const query = new URLSearchParams({ ...(page && { p: page }), ...(section && { s: section }) })
  const back = `/projects/${encodeURIComponent(projectId)}/download${query.size ? `?${query}` : ''}`
  throw redirect(`/signup?${new URLSearchParams({ redirectTo: back })}`, 303)
}
