import { Form, Link, useSubmit } from '@remix-run/react'
import { useRef } from 'react'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'

/**
 * A search of the current screen: a GET form. Enter sends it; with script it follows the typing.
 * `keep` are the other parameters of the address that stay.
 */
export function SearchField({
  name = 'q',
  label,
  value = '',
  action,
  keep = {},
  clearTo,
  className,
}: {
  name?: string
  /** Spoken, and shown while the field is empty. */
  label: string
  value?: string
  action?: string
  keep?: Record<string, string>
  /** The same screen without the search; shows a cross while there is one. */
  clearTo?: string
  className?: string
}) {
  const submit = useSubmit()
  const timer = useRef<ReturnType<typeof setTimeout>>()
  return (
    <Form
      method="get"
      action={action}
      role="search"
      aria-label={label}
      replace
      preventScrollReset
      className={classNames('search', className)}
      onChange={(event) => {
        const form = event.currentTarget
        clearTimeout(timer.current)
        timer.current = setTimeout(() => {
          if (form.isConnected) submit(form, { replace: true, preventScrollReset: true })
        }, 250)
      }}
      onSubmit={() => clearTimeout(timer.current)}
    >
      {Object.entries(keep).map(([key, kept]) => (
        <input key={key} type="hidden" name={key} value={kept} />
      ))}
      <div className="with-icon">
        <Icon name="search" />
        <input
          key={value === '' ? 'empty' : 'filled'}
          type="search"
          name={name}
          defaultValue={value}
          className="input"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
        />
        {value !== '' && clearTo && (
          <Link
            to={clearTo}
            className="search-clear"
            aria-label="Clear search"
            title="Clear search"
          >
            <Icon name="close" />
          </Link>
        )}
      </div>
    </Form>
  )
}
