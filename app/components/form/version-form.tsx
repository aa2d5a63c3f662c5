import { Form, type FormProps, useActionData } from '@remix-run/react'
import { useRef } from 'react'
import { HiddenVersion } from './hidden-key'

/**
 * A form that changes what is stored, filled from a version of it. Another version fills it anew, but not
 * while it stands refused: what was corrected since the refusal would go, and it answers for the version
 * that it was sent with anyway.
 */
export function VersionForm({ version, children, ...rest }: FormProps & { version: number }) {
  const refused = useActionData() != null
  const filledFrom = useRef(version)
  if (!refused) filledFrom.current = version
  return (
    <Form method="post" noValidate {...rest} key={filledFrom.current}>
      <HiddenVersion value={version} />
      {children}
    </Form>
  )
}
