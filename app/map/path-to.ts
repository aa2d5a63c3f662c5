import type { Address } from '.'

type ParamOf<Pattern> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

type Params<A> = { [name in ParamOf<A>]: string }

/** Values of a query; empty ones are left out. */
export type Query = Record<string, string | null | undefined>

type Given<A> = [ParamOf<A>] extends [never] ? [query?: Query] : [params: Params<A>, query?: Query]

/** Addresses of the map right below another one, without parameters: `share` of `/projects/:id`. */
export type Below<Base extends string> = Address extends infer A
  ? A extends `${Base}/${infer Rest}`
    ? Rest extends `${string}:${string}`
      ? never
      : Rest
    : never
  : never

/**
 * Path of an address of the map: `pathTo('/projects/:id/share', { id }, { p: page })`. The map itself does
 * not reach the browser.
 */
export function pathTo<A extends Address>(address: A, ...given: Given<A>): string
export function pathTo(address: string, ...given: [Query?, Query?]): string {
  const [params, query] = address.includes(':') ? given : [undefined, given[0]]
  return filledIn(address as Address, params, query)
}

/** The same for an address that is put together: its parameters are not checked. */
export const filledIn = (address: Address, params: Query = {}, query: Query = {}): string =>
  address.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? '')) + queryOf(query)

/** The query of an address, with its question mark. */
export function queryOf(values: Query = {}): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  return query.size > 0 ? `?${query}` : ''
}
