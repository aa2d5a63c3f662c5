import type { ReactNode } from 'react'
import { busyWords } from '~/messages/controls'
import { fieldMessages as say } from '~/messages/fields'
import { partWords } from '~/messages/parts'
import { Dialog, DialogActions } from '../ui/dialog'
import { CancelLink } from './cancel-link'
import { PlainForm } from './plain-form'
import { SubmitButton } from './submit-button'
import { TextField } from './text-field'

/** The phrase that has to be typed, posted as `confirm`. Only the server judges it. */
const TypeToConfirm = ({ phrase, name = 'confirm' }: { phrase: string; name?: string }) => (
  <TextField
    name={name}
    label={say.typeToConfirm(phrase)}
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
  />
)

/**
 * 'Please Confirm', with Confirm and Cancel. Cancel is a link and changes nothing; Confirm posts to
 * `action` (default: the dialog's own address). With `phrase` the phrase must be typed; the server
 * refuses anything else, and the dialog says why.
 */
export function ConfirmDialog({
  closeTo,
  action,
  phrase,
  danger = true,
  busyLabel = busyWords.working,
  fields,
  children,
}: {
  closeTo: string
  action?: string
  phrase?: string
  /** Solid red, for what deletes. */
  danger?: boolean
  busyLabel?: string
  /** More fields of the form: hidden values, a captcha. */
  fields?: ReactNode
  /** Description of what will happen. */
  children: ReactNode
}) {
  return (
    <Dialog title={partWords.pleaseConfirm} closeTo={closeTo}>
      <PlainForm action={action} {...(phrase && { restore: 'never' as const })} preventScrollReset>
        <div className="text-n600">{children}</div>
        {phrase && <TypeToConfirm phrase={phrase} />}
        {fields}
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton look={danger ? 'danger' : 'primary'} busyLabel={busyLabel}>
            {partWords.confirm}
          </SubmitButton>
        </DialogActions>
      </PlainForm>
    </Dialog>
  )
}
