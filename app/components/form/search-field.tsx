import { Link, useNavigate, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { queryOf } from '~/map/path-to'
import { partWords } from '~/messages/parts'
import { classNames } from '../ui/class-names'
import { useFilterHref } from '../ui/filter-link'
import { Icon } from '../ui/icon'
import { HiddenValues } from './hidden-values'

/**
 * A search of the current screen: a GET form. Enter sends it; with script it follows the typing.
 * `keep` are the other parameters of the address that stay, also behind the cross that clears it.
 */
export function SearchField({
  name = 'q',
  label,
  value = '',
  action,
  keep,
  className,
}: {
  name?: string
  /** Spoken, and shown while the field is empty. */
  label: string
  value?: string
  action: string
  keep?: Record<string, string | null | undefined>
  className?: string
}) {
  const href = useFilterHref()
  const navigate = useNavigate()
  const { location: coming } = useNavigation()
  const others = { ...keep, [name]: null }
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const input = useRef<HTMLInputElement>(null)
  /** Last text searched for from here: somebody who has typed on since is ahead of the address. */
  const sent = useRef(value)
  /** The address asked for from here last, and whether it takes the place of the one that is shown. */
  const asked = useRef({ to: '', replace: true })
  /** As of the newest render: the timer was set in an older one. */
  const search = useRef(() => {})
  search.current = () => {
    clearTimeout(timer.current)
    if (!input.current?.isConnected) return
    sent.current = input.current.value.trim()
    const to = href(action + queryOf({ ...others, [name]: input.current.value }))
    // A choice that is still on its way has no entry in the history that could be replaced.
    const isOwn = coming && asked.current.to === coming.pathname + coming.search
    asked.current = { to, replace: isOwn ? asked.current.replace : !coming }
    navigate(to, { replace: asked.current.replace, preventScrollReset: true })
  }
  useEffect(() => {
    if (!input.current || value === sent.current) return
    input.current.value = value
    sent.current = value
  }, [value])
  return (
    <form
      method="get"
      action={action}
      role="search"
      aria-label={label}
      className={classNames('search', className)}
      onChange={() => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => search.current(), 250)
      }}
      onSubmit={(event) => {
        event.preventDefault()
        search.current()
      }}
    >
      <HiddenValues values={others} />
      <div className="with-icon">
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          dir="auto"
          name={name}
          defaultValue={value}
          className="input"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
        />
        {value !== '' && (
          <Link
            to={href(action + queryOf(others))}
            className="search-clear"
            aria-label={partWords.clearSearch}
            title={partWords.clearSearch}
            onClick={() => {
              if (!input.current) return
              sent.current = ''
              input.current.value = ''
              input.current.focus()
            }}
          >
            <Icon name="close" />
          </Link>
        )}
      </div>
    </form>
  )
}
