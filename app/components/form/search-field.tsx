import { Form, Link, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
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
  const input = useRef<HTMLInputElement>(null)
  /** What was searched for from here last: who has typed on since is ahead of the address. */
  const sent = useRef(value)
  useEffect(() => {
    if (!input.current || value === sent.current) return
    input.current.value = value
    sent.current = value
  }, [value])
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
          if (!form.isConnected) return
          sent.current = input.current?.value.trim() ?? ''
          submit(form, { replace: true, preventScrollReset: true })
        }, 250)
      }}
      onSubmit={() => clearTimeout(timer.current)}
    >
      <Kept values={others} />
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
            to={action + queryOf(others)}
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
    </Form>
  )
}
