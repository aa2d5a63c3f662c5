import { useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { RadioField } from '~/components/form/choice-fields'
import { PlainForm } from '~/components/form/plain-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { findPage } from '~/features/pages/find-page.server'
import { listPages } from '~/features/pages/list-pages.server'
import { movePage } from '~/features/pages/move-page.server'
import { movePageSchema } from '~/features/pages/page-schema.server'
import { busyWords } from '~/messages/controls'
import { pageDialogs as say } from '~/messages/page-dialogs'
import { canUseAccountFeatures } from '~/permissions/projects'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { safeRedirect } from '~/routes/http/safe-redirect'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorPath } from '../addresses'
import { movePlaces } from './move-places'

export const loader = screen(({ actor, params: { id = '', page: pageId = '' } }) => {
  const page = findPage(actor, id, pageId)
  const nested = canUseAccountFeatures(actor)
  return {
    name: page.name,
    places: movePlaces(listPages(actor, id).tree, page, nested),
    closeTo: editorPath(id, page.id),
  }
})

export const action = act(
  movePageSchema,
  ({ actor, value, form, params: { id = '', page = '' } }) => {
    const moved = movePage(actor, { projectId: id, pageId: page, to: value })
    const to = safeRedirect(form.get('redirectTo'), editorPath(id, page))
    return redirectWithFlash(to, {
      kind: 'success',
      text: moved ? say.orderUpdated : say.standsThere,
    })
  },
)

export default function MovePage() {
  const { name, places, closeTo } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.moveTitle(name)} closeTo={closeTo}>
      <PlainForm preventScrollReset>
        <p className="text-n600">{say.moveHint}</p>
        <RadioField
          name="place"
          label={say.moveTo}
          required
          options={places.map(({ value, label, depth, now }) => ({
            value,
            label: `${'\u2003'.repeat(depth)}${label}${now ? ' (now)' : ''}`,
          }))}
          defaultValue={places.find((p) => p.now)?.value}
        />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton busyLabel={busyWords.moving}>{say.movePage}</SubmitButton>
        </DialogActions>
      </PlainForm>
    </Dialog>
  )
}
