import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { busyWords } from '~/messages/controls'
import { versionMessages as say, versionErrors } from '~/messages/versions'

/** Brings the whole page back, when that changes anything and not too much. */
export function RestorePage({
  at,
  changes,
  address,
  formKey,
}: {
  at: number
  changes: number | null
  address: string
  formKey: string
}) {
  if (changes === 0) return null
  if (changes === null) return <p className="muted mt-3">{versionErrors['version-too-far']}</p>
  return (
    <ActionForm formKey={formKey} action={`${address}/page`} className="mt-3">
      <input type="hidden" name="at" value={at} />
      <SubmitButton icon="history" busyLabel={busyWords.bringingBack}>
        {say.bringPage}
      </SubmitButton>
      <p className="muted mt-1">{say.bringPageHint(changes)}</p>
    </ActionForm>
  )
}
