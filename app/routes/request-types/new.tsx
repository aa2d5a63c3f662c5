import { useLoaderData } from '@remix-run/react'
import { CreateDialog } from '~/components/form/create-dialog'
import { createType } from '~/features/request-types/create-type.server'
import { createTypeSchema } from '~/features/request-types/type-schema.server'
import { requestTypeMessages as say } from '~/messages/request-types'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { typePath, typesPath } from './addresses'

export const loader = screen(() => ({ key: newId() }))

export const action = act(createTypeSchema, ({ actor, value, idempotencyKey }) => {
  const id = createType(actor, { ...value, idempotencyKey })
  return redirectWithFlash(typePath(id), { kind: 'success', text: say.created })
})

export const meta = () => [{ title: `${say.create} · Panelry` }]

/** A new type: its name; everything else is on its own screen. */
export default function NewType() {
  const { key } = useLoaderData<typeof loader>()
  return <CreateDialog title={say.create} closeTo={typesPath} formKey={key} words={say} />
}
