import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { busyWords } from '~/messages/controls'
import { shareMessages as say } from '~/messages/share'
import type { SharedDetails } from './share-data'
import { sharePath } from './share-path'
import { Trap } from './trap'

/** A visitor says that the page is right, in the version that is shown. */
export function ApproveForm({
  token,
  page,
  width,
  formKey,
  visitorName,
  closeTo,
}: SharedDetails & { closeTo: string }) {
  return (
    <CreateForm
      key={page.revision}
      name="approve"
      formKey={formKey}
      values={{ name: visitorName }}
      fields={{ revision: page.revision }}
      action={sharePath(token, page.id, { width, side: 'approve' })}
      preventScrollReset
    >
      <h3>{say.approvePage}</h3>
      <p className="text-n600">{say.approveLead(page.name, page.revision)}</p>
      <TextField name="name" label={say.yourName} autoComplete="name" required />
      <Trap />
      <SubmitButton icon="check" wide busyLabel={busyWords.sending}>
        {say.approvePage}
      </SubmitButton>
      <CancelLink wide to={closeTo} preventScrollReset />
    </CreateForm>
  )
}
