import { useEffect } from 'react'
import { type Options, router } from './router'

/** Where a page of a list starts: it means nothing in a list that is narrowed or sorted anew. */
const places = ['after', 'before']

/** The names of what differs; an empty one is none. */
const changed = (from: URLSearchParams, to: URLSearchParams) =>
  [...from.keys(), ...to.keys()].filter((name) => (from.get(name) || '') !== (to.get(name) || ''))

/**
 * The query of a choice on top of one that is on its way: both began at what is `shown`.
 * @returns null for a choice that stands for itself, such as what stands there already: a way back
 */
export function onTop(shown: string, coming: string, chosen: string): string | null {
  const [from, query, to] = [shown, coming, chosen].map((text) => new URLSearchParams(text))
  if (!from || !query || !to) return null
  const isChoice = (name: string) => !places.includes(name)
  const names = changed(from, to)
  for (const name of [...places, ...names]) query.delete(name)
  for (const name of names.filter(isChoice)) {
    const value = to.get(name)
    if (value) query.set(name, value)
  }
  return names.length > 0 && changed(from, query).some(isChoice) ? `?${query}` : null
}

/** Whether a tab of the list leads there: some are addresses of their own. */
const isTab = ({ pathname }: Pick<URL, 'pathname'>) =>
  [...document.querySelectorAll<HTMLAnchorElement>('nav.tabs > a')].some(
    (tab) => tab.pathname === pathname,
  )

/** The address that is asked for; null where it is none of this page's. */
function addressOf(to: unknown, { formMethod, formData }: Options): URL | null {
  if (typeof to !== 'string' || formMethod === 'post') return null
  const url = new URL(to, location.href)
  if (formData) url.search = `${new URLSearchParams(formData as unknown as string[][])}`
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
      const isHere = (place: Pick<URL, 'pathname'>) => place.pathname === shown.pathname
      const before = replaces
      replaces = options.replace === true
      const counts = coming && chosen && isHere(chosen) && (isHere(coming) || isTab(coming))
      if (!counts) return navigate(to, options)
      replaces &&= before
      const query = onTop(shown.search, coming.search, chosen.search)
      const { preventScrollReset, state } = options
      return navigate(
        query === null ? chosen.pathname + chosen.search : coming.pathname + query,
        // One that has not come yet has no place in the history that could be taken.
        { preventScrollReset, state, replace: replaces },
      )
    }
    return () => {
      own.navigate = navigate
    }
  }, [])
}
