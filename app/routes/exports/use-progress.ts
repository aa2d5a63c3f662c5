import { useFetcher, useLocation, useSearchParams } from '@remix-run/react'
import { useEffect } from 'react'
import { refreshQuietly } from '~/components/ui/quiet-refresh'

/** Milliseconds between two looks at how far a download is. */
const pause = 700

/**
 * How far a download is, asked again while it is being made. When it is finished the browser gets the
 * file, once: the address forgets that it was asked for.
 */
export function useProgress<Loaded extends { state: string; file: string }>(loaded: Loaded) {
  const { load, data } = useFetcher<Loaded>()
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  const now = { ...loaded, ...data }
  const { state, file } = now
  const wanted = query.has('start')

  useEffect(() => {
    if (state !== 'running') return
    // Only that the server answers matters: until the file is there it leads elsewhere.
    const ask = async () => {
      const { ok, type, status } = await fetch(file, { method: 'HEAD', redirect: 'manual' })
      return { ok: ok || type === 'opaqueredirect', status }
    }
    const timer = setInterval(() => refreshQuietly(ask, () => load(pathname)), pause)
    return () => clearInterval(timer)
  }, [state, file, pathname, load])

  useEffect(() => {
    if (state !== 'ready' || !wanted) return
    Object.assign(document.createElement('a'), { href: file, download: '' }).click()
    setQuery(
      (before) => {
        before.delete('start')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }, [state, wanted, file, setQuery])

  return now
}
