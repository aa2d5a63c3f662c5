import { Link, useFetcher, useLocation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { notificationMessages as say } from '~/messages/notifications'
import { NotificationList, type Notifications, OpenAll } from './notification-list'

export type BellPanelProps = {
  /** The bell with this panel: a press elsewhere closes it. */
  within: RefObject<HTMLElement>
  close: () => void
  open: () => void
}

/** Panel of the bell: the unopened notifications, over the page. */
export default function BellPanel({ within, close }: BellPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const { data, load } = useFetcher<Notifications>()
  const { pathname, search } = useLocation()
  const closeNow = useRef(close)
  closeNow.current = close

  // Whenever the page is read again, so is this, since its fetcher has loaded it.
  useEffect(() => load('/notifications'), [load])
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    const onPress = (event: PointerEvent) => {
      if (!within.current?.contains(event.target as Node)) closeNow.current()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      closeNow.current()
      within.current?.querySelector('a')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [within])

  const from = pathname + search
  return (
    <section ref={panel} className="bell-panel" role="dialog" aria-label={say.title} tabIndex={-1}>
      <div className="bell-head">
        <h2 className="font-semibold">{say.title}</h2>
        {data && <OpenAll {...data} from={from} />}
        <Link to="/notifications" className="link">
          {say.seeAll}
        </Link>
      </div>
      {data ? (
        <NotificationList {...data} from={from} onOpen={close} />
      ) : (
        <p className="bell-wait" role="status">
          <span className="spinner" />
          <span className="sr-only">{say.loading}</span>
        </p>
      )}
    </section>
  )
}
