import { redirectDocument } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { CancelLink } from '~/components/form/cancel-link'
import { CheckboxField } from '~/components/form/choice-fields'
import { FormError } from '~/components/form/error-summary'
import { SubmitButton } from '~/components/form/submit-button'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { Button, ButtonLink } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { showToast } from '~/components/ui/toasts'
import { useHydrated } from '~/components/ui/use-hydrated'
import { findShareLink } from '~/features/share/find-share.server'
import { shareSchema } from '~/features/share/share-schema.server'
import { switchShare } from '~/features/share/switch-share.server'
import { pathTo } from '~/map/path-to'
import { shareMessages as say } from '~/messages/share'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorBehind } from './addresses'

/** Closing the link asks first, even when a page of an older build sends the step. */
const askFirst = {
  renew: '/projects/:id/share/renew',
  off: '/projects/:id/share/revoke',
} as const

export const loader = screen(({ actor, params: { id = '' }, url }) => ({
  ...findShareLink(actor, id),
  closeTo: editorBehind(id, url),
  renewTo: pathTo(askFirst.renew, { id }) + url.search,
  revokeTo: pathTo(askFirst.off, { id }) + url.search,
}))

const said = {
  on: say.switchedOn,
  save: say.saved,
} as const

export const action = act(shareSchema, ({ actor, value, params: { id = '' }, url }) => {
  const { step, comments } = value
  // That page does not know where it is led.
  if (step === 'renew' || step === 'off') {
    return redirectDocument(pathTo(askFirst[step], { id }) + url.search, 303)
  }
  switchShare(actor, { projectId: id, step, comments })
  return redirectWithFlash(pathTo('/projects/:id/share', { id }) + url.search, {
    kind: 'success',
    text: said[step],
  })
})

/** The public preview of the project: on, off, its address, and whether visitors may comment. */
export default function Share() {
  const { path, link, comments, closeTo, renewTo, revokeTo } = useLoaderData<typeof loader>()
  const { formError } = useFormAnswer()
  const boxes = (
    <CheckboxField
      key={String(comments)}
      name="comments"
      label={say.comments}
      checked={comments}
      hint={say.commentsHint}
    />
  )
  return (
    <Dialog title={say.title} closeTo={closeTo}>
      <FormError>{formError}</FormError>
      {link && path ? (
        <div className="form">
          <p className="text-n600">{say.on}</p>
          <Address link={link} />
          <ActionForm className="form" preventScrollReset>
            <input type="hidden" name="step" value="save" />
            {boxes}
            <div className="form-actions">
              <SubmitButton look="secondary">{say.save}</SubmitButton>
              <a href={path} target="_blank" rel="noreferrer" className="btn btn-quiet">
                {say.openPreview}
              </a>
            </div>
          </ActionForm>
          <div className="border-n200 border-t pt-4">
            <p className="muted mb-2">{say.closeHint}</p>
            <div className="form-actions">
              <ButtonLink to={renewTo} look="secondary" icon="refresh" preventScrollReset>
                {say.newLink}
              </ButtonLink>
              <ButtonLink to={revokeTo} look="quiet-danger" preventScrollReset>
                {say.revokeLink}
              </ButtonLink>
            </div>
          </div>
        </div>
      ) : (
        <ActionForm className="form" preventScrollReset>
          <p className="text-n600">{say.off}</p>
          <input type="hidden" name="step" value="on" />
          {boxes}
          <div className="dialog-actions">
            <CancelLink to={closeTo} preventScrollReset />
            <SubmitButton icon="link">{say.switchOn}</SubmitButton>
          </div>
        </ActionForm>
      )}
    </Dialog>
  )
}

/** The link to be selected; with script a button copies it. */
function Address({ link }: { link: string }) {
  const hydrated = useHydrated()
  return (
    <div className="field">
      <label className="label" htmlFor="share-link">
        {say.link}
      </label>
      <div className="flex gap-2">
        <input
          id="share-link"
          className="input min-w-0 flex-1"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        {hydrated && (
          <Button
            type="button"
            icon="copy"
            onClick={async () => {
              const input = document.querySelector<HTMLInputElement>('#share-link')
              try {
                await navigator.clipboard.writeText(link)
                showToast({ kind: 'success', text: say.copied })
              } catch {
                input?.select()
              }
            }}
          >
            {say.copy}
          </Button>
        )}
      </div>
    </div>
  )
}
