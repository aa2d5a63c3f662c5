import { data } from '@remix-run/node'
import { useActionData, useSearchParams } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { gallery } from '~/messages/gallery'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act } from '~/routes/http/screen-and-act.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'

const phrase = 'Project'

/** Judges the typed phrase as a real deletion does; deletes nothing. */
export const action = act(async ({ form, url }) => {
  if (!url.searchParams.has('plain') && textField(form, 'confirm') !== phrase) {
    return data({ confirmError: gallery.invalidInput }, 400)
  }
  return redirectWithFlash('/test', { kind: 'success', text: gallery.confirmed })
})

export default function SampleConfirm() {
  const answer = useActionData<{ confirmError?: string }>()
  const { formError } = useFormAnswer()
  const [query] = useSearchParams()
  return (
    <ConfirmDialog
      closeTo="/test"
      phrase={query.has('plain') ? undefined : phrase}
      phraseError={answer?.confirmError}
      error={formError}
    >
      {gallery.confirmText}
    </ConfirmDialog>
  )
}
