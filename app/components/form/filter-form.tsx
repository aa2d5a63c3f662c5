import { Form, useNavigate } from '@remix-run/react'
import type { ComponentProps } from 'react'
import { useFilterHref } from '../ui/filter-link'

type Props = Omit<ComponentProps<typeof Form>, 'method' | 'action'> & { action: string }

/** A GET form of filters. What it sends counts on top of a choice that is still on its way. */
export function FilterForm({ action, onSubmit, ...rest }: Props) {
  const href = useFilterHref()
  const navigate = useNavigate()
  return (
    <Form
      method="get"
      action={action}
      {...rest}
      onSubmit={(event) => {
        onSubmit?.(event)
        const { submitter } = event.nativeEvent as SubmitEvent
        if (event.defaultPrevented || submitter?.hasAttribute('formmethod')) return
        const fields = new FormData(event.currentTarget) as unknown as string[][]
        const own = `${action}?${new URLSearchParams(fields)}`
        const to = href(own)
        if (to === own) return
        event.preventDefault()
        navigate(to)
      }}
    />
  )
}
