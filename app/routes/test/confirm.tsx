import { data } from '@remix-run/node'
import { useSearchParams } from '@remix-run/react'
import { ConfirmDialog } from '~/components/form/confirm-dialog'
import { gallery } from '~/messages/gallery'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act } from '~/routes/http/screen-and-act.server'

const phrase = 'Project'

/** Judges the typed phrase as a real deletion does; deletes nothing. */
export const action = act(async ({ form, url }) => {
  if (!url.searchParams.has('plain') && textField(form, 'confirm') !== phrase) {
    return data({ result: { error: { confirm: [gallery.invalidInput] } } }, 400)
  }
  return redirectWithFlash('/test', { kind: 'success', text: gallery.confirmed })
})

export default function SampleConfirm() {
  const [query] = useSearchParams()
  return (
    <ConfirmDialog closeTo="/test" phrase={query.has('plain') ? undefined : phrase}>
      {gallery.confirmText}
    </ConfirmDialog>
  )
}
