import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import { isBeingFilled } from '~/components/shell/filled-forms'
import { heardEvent } from '~/components/shell/live'

type News = { newer: number; writing: string[] }

/** While somebody writes it is asked so often whether they still do, in milliseconds. */
const again = 4_000

/**
 * News of a conversation while somebody types in its form, and who else is writing. A page in which nobody
 * types refreshes by itself.
 *
 * @param path where it is asked, with the last entry on the page
 * @param begun who was writing when the page was drawn
 */
export function useConversationUpdates(path: string, begun: readonly string[]) {
  const { revalidate } = useRevalidator()
  const [news, setNews] = useState<News>({ newer: 0, writing: [] })
  const ask = useCallback(async () => {
    try {
      const answer = await fetch(path, { redirect: 'error' })
      if (!answer.ok) return setNews((before) => ({ ...before, writing: [] }))
      const { newer, writing }: News = await answer.json()
      setNews({ newer: isBeingFilled() ? newer : 0, writing })
    } catch {
      // Offline, or led away: the next event asks again.
      setNews((before) => ({ ...before, writing: [] }))
    }
  }, [path])
  useEffect(() => setNews({ newer: 0, writing: [...begun] }), [begun])
  useEffect(() => {
    window.addEventListener(heardEvent, ask)
    return () => window.removeEventListener(heardEvent, ask)
  }, [ask])
  useEffect(() => {
    if (news.writing.length === 0) return
    const timer = setTimeout(ask, again)
    return () => clearTimeout(timer)
  }, [news, ask])
  return { ...news, show: revalidate }
}
