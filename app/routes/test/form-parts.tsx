import { ActionForm } from '~/components/form/action-form'
import { ErrorSummary, FormError } from '~/components/form/error-summary'
import { FileField } from '~/components/form/file-field'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { useSubmitting } from '~/components/form/use-submitting'
import { PleaseWait } from '~/components/ui/please-wait'
import { UploadEntries } from '~/components/ui/upload-panel'
import { gallery } from '~/messages/gallery'
import { Part, State } from './part'

const uploads = [
  { id: 1, name: 'coats-on-white.zip', size: 19_084_083, done: 0.42, state: 'sending' as const },
  { id: 2, name: 'header-dark.png', size: 421_888, done: 1, state: 'stored' as const },
  {
    id: 3,
    name: 'film.mov',
    size: 2_147_483_648,
    done: 0.1,
    state: 'failed' as const,
    failure: 'lost' as const,
  },
]

/** Whole forms: summaries, files, long updates. */
export function FormParts({ fileError }: { fileError?: string }) {
  const sending = useSubmitting()
  return (
    <>
      <Part id="forms" title="Forms">
        <State name="Error summary">
          <ErrorSummary
            focus={false}
            errors={[
              {
                name: 'notes-error',
                label: 'What is the page for?',
                error: 'This field is required',
              },
              { name: 'email', label: 'Email', error: 'Must be a valid email address' },
            ]}
          />
        </State>
        <State name="Form error, as in a dialog">
          <FormError>Email or password is wrong.</FormError>
        </State>
        <State name="Stale form">
          <StaleForm
            values={[{ label: 'Page name', stored: 'Start', yours: 'Home' }]}
            stale={{ typed: { intent: 'success' }, stored: { version: 2 } }}
            action="/test"
            reloadTo="/test#forms"
          />
        </State>
        <State name="Long update: the button is busy, then a dialog asks to wait">
          <ActionForm action="/test" preventScrollReset>
            <SubmitButton name="intent" value="wait" busyLabel="Saving">
              Start a long update
            </SubmitButton>
          </ActionForm>
          <PleaseWait when={sending} text={gallery.wait} />
        </State>
      </Part>
      <Part id="uploads" title="Uploads">
        <State name="Choose or drop">
          <ActionForm
            action="/test"
            encType="multipart/form-data"
            className="form"
            preventScrollReset
          >
            <FileField
              name="files"
              label="Pictures"
              accept="image/png,image/jpeg,image/svg+xml"
              hint="PNG, JPEG or SVG. Choose, or drop them here."
              errors={fileError}
              multiple
            />
            <div className="form-actions">
              <SubmitButton name="intent" value="upload" busyLabel="Uploading">
                Upload
              </SubmitButton>
            </div>
          </ActionForm>
        </State>
        <State name="Stored">
          <div className="form">
            <FileField
              name="logo"
              label="Logo"
              stored={{ name: 'mark.svg', size: 401, url: '/favicon.svg', image: true }}
            />
            <FileField
              name="brief"
              label="Brief"
              optional
              stored={{
                name: 'a-very-long-file-name-that-nobody-would-type-by-hand.zip',
                size: 19_084_083,
              }}
            />
          </div>
        </State>
        <State name="Wrong">
          <FileField name="wrong" label="Logo, wrong" errors="Use PNG, JPEG or SVG." />
        </State>
        <State name="Upload panel">
          <UploadEntries inline uploads={uploads} />
        </State>
      </Part>
    </>
  )
}
