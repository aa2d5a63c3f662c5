import { type ComponentType, useEffect, useRef, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { focusWrong } from '~/components/form/focus-wrong'
import { reportMissingPart } from '~/components/shell/waiting-request'
import { ReaderClock, useClock } from '~/components/ui/use-clock'
import { useHydrated } from '~/components/ui/use-hydrated'
import { OrderFields, type OrderFieldsProps } from './order-fields'

type Fields = ComponentType<OrderFieldsProps>

/** The fields, once the browser has fetched what makes them more than plain controls. */
let awake: Fields | null = null

const fetchFields = async (): Promise<Fields> => {
  awake = (await import('./order-fields')).OrderFields
  return awake
}

/**
 * The fields of an order. The server draws them, and plain controls are all that it takes to order: the
 * browser fetches their script when somebody first touches them, and lets it take over what is there, with
 * what was typed. A form that the browser draws itself fetches it at once.
 */
export function SleepingFields(props: OrderFieldsProps) {
  if (import.meta.env.SSR) return <Drawn {...props} />
  return <Sleeping {...props} />
}

const Drawn = (props: OrderFieldsProps) => (
  <div className="contents">
    <OrderFields {...props} />
  </div>
)

function Sleeping(props: OrderFieldsProps) {
  const [stands] = useState(!useHydrated())
  const [Fields, setFields] = useState<Fields | null>(() => awake)
  useEffect(() => {
    if (stands || Fields) return
    let gone = false
    const fetchThem = () => {
      fetchFields().then(
        (fetched) => gone || setFields(() => fetched),
        () => {
          if (!gone) reportMissingPart(fetchThem)
        },
      )
    }
    fetchThem()
    return () => {
      gone = true
    }
  }, [stands, Fields])
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The summary of what is wrong found no field yet.
    if (Fields && document.activeElement?.matches('.order-form > .error-summary')) {
      focusWrong(place.current)
    }
  }, [Fields])
  if (stands) return <Standing {...props} />
  return (
    <div ref={place} className="contents">
      {Fields && <Fields {...props} />}
    </div>
  )
}

/**
 * Server's HTML, untouched until it is used. It ignores later updates: an update before hydration would
 * have React draw it again, without what was typed. A refusal makes another form.
 */
function Standing(props: OrderFieldsProps) {
  const place = useRef<HTMLDivElement>(null)
  const root = useRef<Root>()
  const drawn = useRef(props)
  const clock = useRef(useClock())
  useEffect(() => {
    const at = place.current
    if (!at) return
    const touches = new AbortController()
    const { signal } = touches
    const wake = async () => {
      touches.abort()
      const Fields = await fetchFields().catch(() => null)
      if (Fields && at.isConnected) {
        root.current = hydrateRoot(
          at,
          <ReaderClock.Provider value={clock.current}>
            <Fields {...drawn.current} />
          </ReaderClock.Provider>,
        )
      }
    }
    at.addEventListener('focusin', wake, { signal })
    at.addEventListener('pointerover', wake, { signal })
    if (at.contains(document.activeElement)) wake()
    return () => {
      touches.abort()
      const left = root.current
      // Not while its surroundings are being drawn.
      setTimeout(() => left?.unmount())
    }
  }, [])
  return (
    <div
      ref={place}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, what stands there stays
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
