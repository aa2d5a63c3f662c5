import { useActionData } from '@remix-run/react'

/** The key that makes a form count once, however often it is sent. @param value made by the loader */
export const HiddenKey = ({ value }: { value: string }) => (
  <input type="hidden" name="key" value={value} />
)

type Sent = { result?: { initialValue?: { version?: string } } }

/**
 * The version a form was filled from; an older one than stored makes it stale. A form that came back
 * keeps the one it was sent with: after *Keep mine* that is newer than what the loader has read.
 */
export function HiddenVersion({ value }: { value: number }) {
  const sent = (useActionData() as Sent | undefined)?.result?.initialValue?.version
  return <input type="hidden" name="version" value={sent ?? value} />
}
