import { Form, Link, useSubmit } from '@remix-run/react'
import { useRef } from 'react'
import { queryOf } from '~/map/path-to'
import { partWords } from '~/messages/parts'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'
import { Kept } from './kept'

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
  const submit = useSubmit()
  const others = { ...keep, [name]: null }
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
      <Kept values={others} />
      <div className="with-icon">
        <Icon name="search" />
        <input
          key={value === '' ? 'empty' : 'filled'}
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
            to={action + queryOf(others)}
            className="search-clear"
            aria-label={partWords.clearSearch}
            title={partWords.clearSearch}
          >
            <Icon name="close" />
          </Link>
        )}
      </div>
    </Form>
  )
}
