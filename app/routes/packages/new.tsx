import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { createPackage } from '~/features/packages/create-package.server'
import { typesToChoose } from '~/features/packages/find-package.server'
import { createPackageSchema } from '~/features/packages/package-schema.server'
import { busyWords } from '~/messages/controls'
import { packageMessages as say } from '~/messages/packages'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { packagesPath } from './addresses'
import { PackageFields } from './package-fields'

export const loader = screen(() => ({ key: newId(), types: typesToChoose() }))

export const action = act(createPackageSchema, ({ actor, value, idempotencyKey }) => {
  createPackage(actor, { ...value, idempotencyKey })
  return redirectWithFlash(packagesPath, { kind: 'success', text: say.created })
})

export const meta = () => [{ title: `${say.create} · Panelry` }]

export default function NewPackage() {
  const { key, types } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.create} closeTo={packagesPath}>
      <CreateForm formKey={key} preventScrollReset values={{ priority: 'low' }}>
        <PackageFields types={types} />
        <DialogActions>
          <CancelLink to={packagesPath} preventScrollReset />
          <SubmitButton busyLabel={busyWords.creating}>{say.create}</SubmitButton>
        </DialogActions>
      </CreateForm>
    </Dialog>
  )
}
