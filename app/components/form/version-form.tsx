import { Form, type FormProps, useActionData } from '@remix-run/react'
import { useRef } from 'react'
import { HiddenVersion } from './hidden-key'

/**
 * A form that changes what is stored, filled from a version of it. Another version fills it anew, but not
 * while a form of the screen stands refused: what was corrected since would go. It answers for the version
 * that it was filled from.
 */
export function VersionForm({ version, children, ...rest }: FormProps & { version: number }) {
  const refused = useActionData() != null
  const filledFrom = useRef(version)
  if (!refused) filledFrom.current = version
  return (
    <Form method="post" noValidate {...rest} key={filledFrom.current}>
      <HiddenVersion value={filledFrom.current} />
      {children}
    </Form>
  )
}
