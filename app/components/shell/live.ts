import {
  useFetchers,
  useMatches,
  useNavigation,
  useRevalidator,
  useRouteLoaderData,
} from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import type { ListTopic } from '~/permissions/list-topics'
import { isPressed } from '../ui/pressed'
import { isBeingFilled, losesWords, markFilled, showsOneTimeText } from './filled-forms'
import { isAheadOf } from './router'
import { useViewer } from './viewer'

/**
 * Live topics that a route's `handle` names: a topic, or a function that gets one or several from the
 * loader's data, with the newest event that the data reflects (for a topic alone it is the root's).
 */
export type LiveHandle<Data = never> = {
  live: ListTopic | ((data: Data) => { topic: string | string[]; since: number } | null)
}

/** Said on the window when something changed elsewhere, also while the page waits with showing it. */
export const heardEvent = 'panelry-heard'

/** Changes of others are shown this long after they are heard of, together; in milliseconds. */
const pause = 300
/** Milliseconds until what listens is asked for again. */
const partRetry = 10_000

/**
 * Reads the page again when something it shows was changed elsewhere; see
 * docs/decisions/016-live-events.md. The page waits while nobody looks at it, while something is pressed,
 * while one of its forms is being sent or filled in, and while the result of one is shown. Without script a
 * reload shows the same.
 */
export function Live() {
  const { query, since } = useWanted()
  const whose = useViewer()?.id
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const fetchers = useFetchers()
  const [heard, hear] = useState(0)
  const [shown, setShown] = useState(0)
  const [anew, setAnew] = useState(false)
  const root = useRouteLoaderData('root')
  const latest = useRef({ since, heard, root })
  latest.current = { since, heard, root }

  useEffect(() => {
    if (!query) return
    const reflected = () => latest.current.since
    let stop: (() => void) | null = null
    let left = false
    let retry: ReturnType<typeof setTimeout>
    // Fetched when there is something to hear of: guests outside the editor have nothing.
    const begin = () => {
      import('./live-stream').then(
        ({ listen }) => {
          const heardOf = (event: number) => {
            hear(event)
            window.dispatchEvent(new Event(heardEvent))
          }
          if (!left) stop = listen(query, reflected, heardOf, () => setAnew(true))
        },
        () => {
          if (!left) retry = setTimeout(begin, partRetry)
        },
      )
    }
    begin()
    return () => {
      left = true
      clearTimeout(retry)
      stop?.()
    }
  }, [query])
  useEffect(markFilled, [])
  useEffect(keepLeftWords, [])

  const busy = [state, navigation.state, ...fetchers.map((f) => f.state)].some((s) => s !== 'idle')
  // A page does not read again what it has read after its own change.
  const due = !busy && (anew || heard > Math.max(since, shown))
  useEffect(() => {
    if (!due) return
    const timer = setInterval(() => {
      // Reading counts as opening, so a hidden page must not read.
      if (document.hidden) return
      if (isBeingFilled() || showsOneTimeText() || isPressed() || !navigator.onLine) return
      if (isAheadOf(latest.current.root)) return
      clearInterval(timer)
      setAnew(false)
      setShown(latest.current.heard)
      losesWords(whose).then((lost) => lost || revalidate())
    }, pause)
    return () => clearInterval(timer)
  }, [due, revalidate, whose])
  return null
}

/** Restores unsaved input; see `unsaved-input`. Fetched when somebody is about to type. */
function keepLeftWords() {
  const early = new Map<EventTarget, string>()
  let asked = false
  const fetch = () => {
    if (asked) return
    asked = true
    // A script that did not load is requested again with the next letter.
    import('./unsaved-input').then(
      (leftWords) => {
        stop()
        leftWords.saveUnsavedInput(early)
      },
      () => {
        asked = false
      },
    )
  }
  const typed = ({ target }: Event) => {
    if (target && !early.has(target)) early.set(target, location.pathname)
    fetch()
  }
  const sent = ({ target: form }: Event) => {
    for (const target of early.keys()) {
      if ((target as HTMLInputElement).form === form) early.delete(target)
    }
  }
  const stop = () => {
    document.removeEventListener('focusin', fetch)
    document.removeEventListener('input', typed)
    document.removeEventListener('submit', sent)
  }
  document.addEventListener('focusin', fetch)
  document.addEventListener('input', typed)
  document.addEventListener('submit', sent)
  try {
    if (sessionStorage.getItem('panelry-unsaved-input')) fetch()
  } catch {
    // Nothing can be stored here.
  }
  return stop
}

/** Query of the topics that the routes on screen listen to, and of the events they reflect. */
function useWanted() {
  const matches = useMatches()
  const topics: string[] = []
  let since = Number.POSITIVE_INFINITY
  for (const { id, data, handle } of matches) {
    const found = data as { viewer?: { hears: boolean } | null; since?: number } | undefined
    if (id === 'root' && found) {
      since = Math.min(since, found.since ?? 0)
      if (found.viewer?.hears) topics.push('user')
    }
    const wanted = data ? (handle as LiveHandle | undefined)?.live : undefined
    const own = typeof wanted === 'function' ? wanted(data as never) : wanted
    if (typeof own === 'string') topics.push(own)
    else if (own) {
      topics.push(...[own.topic].flat())
      since = Math.min(since, own.since)
    }
  }
  return { query: topics.map((topic) => `topic=${topic}`).join('&'), since }
}
