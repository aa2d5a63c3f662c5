import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { busyWords } from '~/messages/controls'
import { partWords } from '~/messages/parts'
import { Dialog, DialogActions } from '../ui/dialog'
import { CancelLink } from './cancel-link'
import { FormError } from './error-summary'
import { SubmitButton } from './submit-button'
import { TypeToConfirm } from './type-to-confirm'

/**
 * 'Please Confirm', with Confirm and Cancel. Cancel is a link and changes nothing; Confirm posts to
 * `action` (default: the dialog's own address). With `phrase` the phrase must be typed; the server
 * refuses anything else and its sentence comes back as `phraseError`.
 */
export function ConfirmDialog({
  closeTo,
  action,
  phrase,
  phraseError,
  phraseTyped,
  error,
  danger = true,
  busyLabel = busyWords.working,
  fields,
  children,
}: {
  closeTo: string
  action?: string
  phrase?: string
  /** What was typed when the form was refused. */
  phraseTyped?: string
  phraseError?: string | readonly string[] | null
  /** Why the server refused as a whole. */
  error?: string | null
  /** Solid red, for what deletes. */
  danger?: boolean
  busyLabel?: string
  /** More fields of the form: hidden values, a captcha. */
  fields?: ReactNode
  /** What will happen. */
  children: ReactNode
}) {
  return (
    <Dialog title={partWords.pleaseConfirm} closeTo={closeTo}>
      <Form method="post" action={action} className="form" preventScrollReset>
        <FormError>{error}</FormError>
        <div className="text-n600">{children}</div>
        {phrase && (
          <TypeToConfirm phrase={phrase} errors={phraseError} defaultValue={phraseTyped} />
        )}
        {fields}
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton look={danger ? 'danger' : 'primary'} busyLabel={busyLabel}>
            {partWords.confirm}
          </SubmitButton>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
