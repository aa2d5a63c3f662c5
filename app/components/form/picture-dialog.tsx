import type { ReactNode } from 'react'
import { busyWords, controlWords } from '~/messages/controls'
import { ActionForm } from '../form/action-form'
import { Dialog, DialogActions } from '../ui/dialog'
import { CancelLink } from './cancel-link'
import { FormError } from './error-summary'
import { FormScope } from './field'
import { FileField } from './file-field'
import { SubmitButton } from './submit-button'

/** Stores a picture, in place of the one that is stored, or removes that: `intent` is `remove` then. */
export const PictureDialog = ({
  title,
  closeTo,
  name = 'picture',
  hint,
  url,
  error,
  save,
  children,
}: {
  title: string
  closeTo: string
  /** Name of the field. */
  name?: string
  hint: string
  /** Address that shows the stored picture; null without one. */
  url: string | null | undefined
  error: { text: string; field: string | null } | undefined
  /** Label of the button that stores it. */
  save: string
  /** Content above the field. */
  children?: ReactNode
}) => (
  <Dialog title={title} closeTo={closeTo}>
    <FormScope value="picture">
      <ActionForm encType="multipart/form-data" className="form" preventScrollReset>
        {children}
        <FormError>{error && !error.field ? error.text : null}</FormError>
        <FileField
          name={name}
          label={controlWords.picture}
          accept=".svg,.svgz,.jpg,.jpeg,.png,image/svg+xml,image/jpeg,image/png"
          hint={hint}
          errors={error?.field ? error.text : null}
          stored={url ? { name: title, url, image: true } : null}
        />
        <DialogActions>
          {url && (
            <SubmitButton
              look="quiet-danger"
              name="intent"
              value="remove"
              busyLabel={busyWords.removing}
              className="mr-auto"
            >
              {controlWords.remove}
            </SubmitButton>
          )}
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.uploading}>{save}</SubmitButton>
        </DialogActions>
      </ActionForm>
    </FormScope>
  </Dialog>
)
