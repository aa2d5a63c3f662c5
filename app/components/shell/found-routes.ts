/**
 * The framework asks the server for the routes of every address anew; addresses that differ in an id
 * lead to the same routes. What the router has is not asked for again: it may be offline by then.
 */

import type { Routes } from './router'

/** By the shape of an address (without its ids): the routes the server named for it. */
const named = new Map<string, string[]>()

const shapesIn = (url: URL) =>
  url.searchParams.getAll('p').map((path) => path.replace(/[\da-f-]{36}/g, '*'))

/** Whether the router has all routes of the addresses that `url` asks for. */
export function hasRoutes(url: URL, routes: Routes): boolean {
  const has = (id: string, among: Routes): boolean =>
    among.some((route) => route.id === id || has(id, route.children ?? []))
  return shapesIn(url).every((shape) => named.get(shape)?.every((id) => has(id, routes)))
}

/**
 * The server's answer, read whole. The framework counts routes as known as soon as it has read
 * them, and drops them when the navigation was given up by then: they would be missing for good. So
 * that question is settled here, and nothing can come between it and the framework's reading.
 *
 * @throws what the signal was given up with
 */
export async function readRoutes(url: URL, answer: Response, signal?: AbortSignal | null) {
  const routes = await answer.json()
  signal?.throwIfAborted()
  for (const shape of shapesIn(url)) named.set(shape, Object.keys(routes))
  return Object.assign(new Response(null, answer), { json: () => Promise.resolve(routes) })
}
