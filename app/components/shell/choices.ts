import { useEffect } from 'react'
import { type Options, router } from './router'

/** Where a page of a list starts: it means nothing in a list that is narrowed or sorted anew. */
const places = ['after', 'before']

const words = (query: URLSearchParams, name: string) => `${query.getAll(name).filter(Boolean)}`

/** The parameters that differ; an empty one is none. */
function changed(from: URLSearchParams, to: URLSearchParams): string[] {
  const names = [...new Set([...from.keys(), ...to.keys()])]
  return names.filter((name) => words(from, name) !== words(to, name))
}

/**
 * The query of a choice on top of one that is on its way: both began at what is `shown`. A choice of
 * what stands there already is a way back.
 */
export function onTop(shown: string, coming: string, chosen: string): string {
  const [from, query, to] = [shown, coming, chosen].map((text) => new URLSearchParams(text))
  if (!from || !query || !to) return chosen
  const names = changed(from, to)
  if (names.length === 0) return chosen
  for (const name of [...names, ...places]) query.delete(name)
  for (const name of names) {
    if (places.includes(name)) continue
    for (const value of to.getAll(name)) if (value) query.append(name, value)
  }
  const isTurned = names.every((name) => places.includes(name))
  return isTurned && changed(from, query).every((name) => places.includes(name))
    ? chosen
    : `?${query}`
}

/** The address that is asked for; null where it is none of this page's. */
function addressOf(to: unknown, { formMethod, formData }: Options): URL | null {
  const { pathname, search = '' } = (to ?? {}) as Partial<URL>
  const path = typeof to === 'string' ? to : pathname ? pathname + search : null
  if (path === null || (formMethod && formMethod.toLowerCase() !== 'get')) return null
  const url = new URL(path, location.href)
  if (formData) url.search = `${new URLSearchParams([...formData] as [string, string][])}`
  return url
}

/**
 * What is chosen on a screen (a filter, an order, a search, a tab) counts on top of what was chosen
 * before, also while that is on its way: links and forms say what they said when they were drawn.
 */
export function useChoices() {
  useEffect(() => {
    const own = router()
    if (!own) return
    const { navigate } = own
    let replaces = false
    own.navigate = (to, options = {}) => {
      const { location: shown, navigation } = own.state
      const coming = navigation.formMethod === 'POST' ? null : navigation.location
      const chosen = addressOf(to, options)
      const isHere = [coming, chosen].every((each) => each?.pathname === shown.pathname)
      const before = replaces
      replaces = options.replace === true
      if (!coming || !chosen || !isHere) return navigate(to, options)
      const { pathname, hash } = chosen
      replaces &&= before
      const { preventScrollReset, state } = options
      return navigate(
        { pathname, search: onTop(shown.search, coming.search, chosen.search), hash },
        // One that has not come yet has no place in the history that could be taken.
        { preventScrollReset, state, replace: replaces },
      )
    }
    return () => {
      own.navigate = navigate
    }
  }, [])
}
