import { useNavigate } from '@remix-run/react'
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { awaitServer } from '~/components/shell/await-server'
import { Button } from '~/components/ui/button'
import { useHydrated } from '~/components/ui/use-hydrated'
import { pathTo } from '~/map/path-to'
import { editorMessages as say } from '~/messages/editor'
import { shell } from '~/messages/shell'
import { editorView, previewPath } from './addresses'
import { adoptPage } from './preview-document'
import { PreviewHandle } from './preview-handle'
import { useEditor } from './use-editor'

/** A page in a frame, shown smaller where it has no room. It loads again when the page has changed. */
export function PreviewFrame({ width }: { width: number }) {
  const editor = useEditor()
  const { project, page } = editor
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)
  const [failure, setFailure] = useState<string | null>(null)
  /** A width that is not in the address yet, dragged from the one that is. */
  const [dragged, setDragged] = useState<{ from: number; to: number } | null>(null)
  const shown = dragged?.from === width ? dragged.to : width
  // Its width is that of its links without script.
  const [src] = useState(() =>
    pathTo(
      '/projects/:id/pages/:page/website',
      { id: project.id, page: page.id },
      { width: String(width) },
    ),
  )
  const go = (to: string, at: number) =>
    navigate(previewPath(project.id, to, at), { replace: to === page.id, preventScrollReset: true })
  const hears = useRef({ go, width })
  hears.current = { go, width }

  useEffect(() => {
    const element = frame.current
    if (!element) return
    const look = () => {
      const inside = element.contentDocument
      const isPage = adoptPage(inside, {
        scrolled: scrolled.current,
        onScroll: (top) => {
          scrolled.current = top
        },
        path: editorView(project.id),
        onLink: (to) => hears.current.go(to ?? page.id, hears.current.width),
      })
      const said = inside?.contentType === 'text/plain' && inside.body.textContent
      setFailure(isPage ? null : said || say.notLoaded)
    }
    element.addEventListener('load', look)
    // It may have come before script was there to hear of it.
    const inside = element.contentDocument
    if (inside?.readyState !== 'loading' && inside?.URL !== 'about:blank') look()
    return () => element.removeEventListener('load', look)
  }, [project.id, page.id])

  const load = useCallback(() => {
    if (frame.current) frame.current.src = src
  }, [src])
  useEffect(
    () => (failure === say.notLoaded ? awaitServer((wasAway) => wasAway && load()) : undefined),
    [failure, load],
  )
  const facts = useMemo(() => {
    const { sections, panels, project, pages } = editor
    return JSON.stringify([sections, panels, project, pages])
  }, [editor])
  const loaded = useRef(facts)
  useEffect(() => {
    if (loaded.current !== facts) load()
    loaded.current = facts
  }, [facts, load])

  return (
    <div className="preview-room">
      {failure && (
        <div className="preview-failed" role="alert">
          <p>{failure}</p>
          <Button type="button" onClick={load}>
            {shell.tryAgain}
          </Button>
        </div>
      )}
      <div className="preview-sheet" style={{ '--w': shown } as CSSProperties} hidden={!!failure}>
        <iframe
          ref={frame}
          src={src}
          title={say.previewOf(page.name, shown)}
          className="preview-frame"
        />
        {hydrated && (
          <PreviewHandle
            width={shown}
            drag={(to) => setDragged({ from: width, to })}
            keep={(kept) => (kept === width ? setDragged(null) : go(page.id, kept))}
          />
        )}
      </div>
    </div>
  )
}
