import { useParams } from '@remix-run/react'
import { TextField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions, type DialogSize } from '~/components/ui/dialog'
import { gallery } from '~/messages/gallery'

const sizes: readonly string[] = ['small', 'content', 'medium', 'large', 'full']

/** A dialog of each size; any other word gives one without a cross. */
export default function SampleDialog() {
  const size = useParams().size ?? ''
  const known = sizes.includes(size)
  return (
    <Dialog
      title={known ? `Dialog, ${size}` : "Let's build your first page!"}
      closeTo="/test"
      size={known ? (size as DialogSize) : 'small'}
      dismissible={known}
      footer={known && <p className="muted">A footer says what comes next.</p>}
    >
      <div className="form">
        <p className="text-n600">{gallery.dialogText}</p>
        <TextField name="dialog-name" label="Name" defaultValue="Home" />
        <DialogActions>
          <ButtonLink to="/test" preventScrollReset>
            Back to the gallery
          </ButtonLink>
        </DialogActions>
      </div>
    </Dialog>
  )
}
