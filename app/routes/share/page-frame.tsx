import { useNavigate } from '@remix-run/react'
import { type MutableRefObject, useEffect, useRef, useState } from 'react'
import { useBeforePaint } from '~/components/ui/use-before-paint'
import { pathTo } from '~/map/path-to'
import { shareMessages as say } from '~/messages/share'
import { frameWidths } from '~/shared/page-width'
import {
  leaveOpen,
  markChosen,
  type Pressed,
  placeDraft,
  pressedIn,
  showChosen,
} from './frame-document'
import type { Shared } from './share-data'
import { sharePath } from './share-path'
import type { Place, Placing } from './use-place'

/** How far a page was scrolled in its frame: one that is read again stays there. */
export type Scrolled = { page: string; width: number; top: number } | null

type Props = Shared & {
  page: NonNullable<Shared['page']>
  /** Where visitors may say something. */
  placing?: Placing | undefined
  scrolled: MutableRefObject<Scrolled>
}

/**
 * The page itself in a frame, which has no script. With script here it is drawn smaller where there is no
 * room, pins choose their comment, and a press on the page chooses a place.
 */
export function PageFrame({ project, token, page, width, said, placing, scrolled }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const navigate = useNavigate()
  const { room, scale, size } = useRoom(width)
  const chosen = said?.list.find(({ id }) => id === said.chosen)
  const [src] = useState(() => {
    const version = `${page.revision}.${said?.pins ?? ''}`
    const query = { frame: String(width), comment: chosen?.id, version }
    const path = pathTo('/share/:token/:page/website', { token, page: page.id }, query)
    return path + (chosen ? `#pin-${chosen.number}` : '')
  })
  const shows = {
    scale,
    place: placing?.place ?? null,
    number: (said?.count ?? 0) + 1,
    chosen: chosen?.id ?? null,
    at: { page: page.id, width, scrolled },
    choose(pressed: Pressed) {
      if (!placing) return
      if (!('comment' in pressed)) return placing.choose(pressed)
      placing.close()
      const view = { width, side: 'list' as const, ...pressed }
      navigate(sharePath(token, page.id, view), { preventScrollReset: true })
    },
    takeBack: () => placing?.takeBack(),
  }
  const live = useRef(shows)
  useBeforePaint(() => {
    live.current = shows
    drawIn(frame.current, shows)
  })
  useEffect(() => {
    const own = frame.current
    if (!own) return
    const hear = () => hearIn(own, live)
    hear()
    own.addEventListener('load', hear)
    return () => own.removeEventListener('load', hear)
  }, [])
  return (
    <div ref={room} className="share-fit">
      <iframe
        ref={frame}
        className="share-frame"
        data-width={width}
        src={src}
        title={say.framed(page.name, project)}
        style={size}
      />
    </div>
  )
}

type Shows = {
  scale: number
  place: Place | null
  /** The number that the pin of a new comment has. */
  number: number
  chosen: string | null
  at: { page: string; width: number; scrolled: MutableRefObject<Scrolled> }
  choose: (pressed: Pressed) => void
  takeBack: () => void
}

/** Draws what changes in the frame's document, which is not React's. */
function drawIn(frame: HTMLIFrameElement | null, { scale, place, number, chosen }: Shows) {
  const shown = frame?.contentDocument
  if (!shown?.querySelector('main')) return
  shown.documentElement.style.setProperty('--pin', String(1 / scale))
  placeDraft(shown, place, number)
  markChosen(shown, chosen)
}

/** Listens to a document that the frame has loaded, once. */
function hearIn(frame: HTMLIFrameElement, live: MutableRefObject<Shows>) {
  const shown = frame.contentDocument
  if (!shown?.querySelector('main') || 'heard' in shown.documentElement.dataset) return
  shown.documentElement.dataset.heard = ''
  const { page, width, scrolled } = live.current.at
  const kept = scrolled.current
  if (kept?.page === page && kept.width === width)
    shown.defaultView?.scrollTo({ top: kept.top, behavior: 'instant' })
  drawIn(frame, live.current)
  showChosen(shown)
  shown.addEventListener('scroll', () => {
    scrolled.current = { page, width, top: shown.defaultView?.scrollY ?? 0 }
  })
  shown.addEventListener('click', (event) => {
    const pressed = pressedIn(event)
    if (!pressed) return leaveOpen(event)
    event.preventDefault()
    live.current.choose(pressed)
  })
  shown.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') live.current.takeBack()
  })
}

/** Room for the page, and how much smaller it is drawn there. On a phone a page has the width of the phone. */
function useRoom(width: number) {
  const room = useRef<HTMLDivElement>(null)
  const [fit, setFit] = useState<{ width: number; height: number } | null>(null)
  useBeforePaint(() => {
    const own = room.current
    if (!own) return
    const measure = () =>
      setFit(
        matchMedia('(min-width: 760px)').matches
          ? { width: own.clientWidth, height: own.clientHeight }
          : null,
      )
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(own)
    return () => observer.disconnect()
  }, [])
  if (!fit) return { room, scale: 1, size: undefined }
  const wide = width === frameWidths[0] ? Math.max(width, fit.width) : width
  const scale = Math.min(1, fit.width / wide)
  const size = { width: wide, height: fit.height / scale, transform: `scale(${scale})` }
  return { room, scale, size }
}
