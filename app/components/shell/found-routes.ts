/**
 * The framework asks the server for the routes of every address anew; addresses that differ in an id
 * lead to the same routes. What the router has is not asked for again: it may be offline by then.
 */

import type { Routes } from './router'

/** By the shape of an address (without its ids): the routes the server named for it. */
const named = new Map<string, string[]>()

const shapesIn = (url: URL) =>
  url.searchParams.getAll('p').map((path) => path.replace(/[\da-f-]{36}/g, '*'))

/** Remembers what the server named; whether the router has it yet is asked when it is needed. */
export async function rememberRoutes(url: URL, answer: Response) {
  const ids = Object.keys(await answer.json())
  for (const shape of shapesIn(url)) named.set(shape, ids)
}

/** Whether the router has all routes of the addresses that `url` asks for. */
export function hasRoutes(url: URL, routes: Routes): boolean {
  const has = (id: string, among: Routes): boolean =>
    among.some((route) => route.id === id || has(id, route.children ?? []))
  return shapesIn(url).every((shape) => named.get(shape)?.every((id) => has(id, routes)))
}
