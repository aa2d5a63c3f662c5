import { Link } from '@remix-run/react'
import { createContext, type ReactNode, useContext } from 'react'
import { useHydrated } from '~/components/ui/use-hydrated'

/** The form in which something is written for a call. */
export const callForm = 'call-form'

/** Intent that a link on the screen of times posts with that form. */
export const otherTimesIntent = 'look'

/** Whether something is written, or can be. */
export const BeingWritten = createContext(false)

/**
 * A link to other times. Without script it would leave what is written behind: then it is a button of
 * the form, which takes the words along.
 */
export function OtherTimesLink({
  to,
  current,
  ...rest
}: {
  to: string
  className: string
  /** Whether it leads to what is shown. */
  current?: boolean
  title?: string
  'aria-label'?: string
  'data-twice'?: true | undefined
  children: ReactNode
}) {
  const isWritten = useContext(BeingWritten)
  const scripted = useHydrated()
  const props = { ...rest, 'aria-current': current ? ('true' as const) : undefined }
  if (scripted || !isWritten) return <Link to={to} {...props} preventScrollReset />
  return (
    <button
      type="submit"
      form={callForm}
      formAction={to}
      name="intent"
      value={otherTimesIntent}
      {...props}
    />
  )
}
