import { Link, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useHydrated } from '~/components/ui/use-hydrated'
import { workListMessages as say } from '~/messages/work-lists'
import { boxes, chooseAll } from './chosen'

/** The list as it is shown, with all of its rows checked or with none. */
export function useChosenAt(): (all: boolean) => string {
  const { pathname, search } = useLocation()
  return (all) => {
    const query = new URLSearchParams(search)
    if (all) query.set('chosen', 'all')
    else query.delete('chosen')
    return `${pathname}${query.size > 0 ? `?${query}` : ''}`
  }
}

/** Checks the boxes of all rows, or none: a box that says how many are; a link without script. */
export function ChooseAll({ all }: { all: boolean }) {
  const at = useChosenAt()
  const ref = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  // Rows come and go also when nobody presses a box.
  useEffect(() => {
    const table = ref.current?.closest('table')
    const show = () => {
      const checked = boxes().filter((box) => box.checked).length
      if (!ref.current) return
      ref.current.checked = checked > 0 && checked === boxes().length
      ref.current.indeterminate = checked > 0 && checked < boxes().length
    }
    show()
    table?.addEventListener('change', show)
    return () => table?.removeEventListener('change', show)
  })
  if (!hydrated) {
    return (
      <Link to={at(!all)} className="box-label" aria-label={all ? say.chooseNone : say.chooseAll}>
        <span className="check" aria-hidden="true" />
      </Link>
    )
  }
  return (
    <label className="box-label">
      <input
        ref={ref}
        type="checkbox"
        className="check"
        aria-label={say.chooseAll}
        onChange={({ currentTarget }) => chooseAll(currentTarget.checked)}
      />
    </label>
  )
}
