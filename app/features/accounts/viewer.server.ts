import type { AppLoadContext } from '@remix-run/node'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { db } from '~/db/client.server'
import { prepared } from '~/db/prepared.server'
import { sessions, type User, users } from '~/db/schema'
import { type Actor, rightsOf } from '~/permissions/vocabulary'
import { guestCookie, sessionCookie } from '~/platform/cookies.server'
import { tokenHash } from '~/platform/ids.server'

/** Viewer of a screen: the actor for the rules, and the person behind it for display. */
export type Viewer = { actor: Actor; user: User | null; sessionId: string | null }

const known = new WeakMap<AppLoadContext, Promise<Viewer>>()

/** The viewer of a request; looked up once, however many loaders ask. */
export function getViewer(args: { request: Request; context: AppLoadContext }): Promise<Viewer> {
  const earlier = known.get(args.context)
  if (earlier) return earlier
  const viewer = lookUp(args.request)
  known.set(args.context, viewer)
  return viewer
}

/** From here on a request is that of the person who has just signed in with it. */
export function becomeViewer(context: AppLoadContext, token: string): Viewer {
  const viewer = viewerOf(tokenHash(token))
  if (!viewer) throw new Error('a session that was just opened is not there')
  known.set(context, Promise.resolve(viewer))
  return viewer
}

/**
 * Rereads a signed-in person for the rest of their request: their rights as they are now, or a guest when
 * their session has ended.
 */
export function rereadViewer(context: AppLoadContext, sessionId: string): Viewer {
  const viewer = viewerOf(sessionId) ?? aGuest(null)
  known.set(context, Promise.resolve(viewer))
  return viewer
}

const openSession = prepared(() =>
  db
    .select({ user: users, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.closedAt),
      ),
    )
    .prepare(),
)

async function lookUp(request: Request): Promise<Viewer> {
  const cookies = request.headers.get('Cookie')
  const token: unknown = await sessionCookie.parse(cookies)
  const signedIn = typeof token === 'string' && viewerOf(tokenHash(token))
  if (signedIn) return signedIn
  const projectId: unknown = await guestCookie.parse(cookies)
  return aGuest(typeof projectId === 'string' ? projectId : null)
}

const aGuest = (projectId: string | null): Viewer => ({
  actor: { kind: 'guest', projectId },
  user: null,
  sessionId: null,
})

function viewerOf(sessionId: string): Viewer | null {
  const found = openSession().get({ id: sessionId, now: Date.now() })
  return found ? { actor: asActor(found.user), ...found } : null
}

const asActor = (user: User): Actor => ({ kind: 'member', id: user.id, ...rightsOf(user) })
