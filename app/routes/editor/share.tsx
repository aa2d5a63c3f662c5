import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useLoaderData } from '@remix-run/react'
import { CheckboxField } from '~/components/form/choice-fields'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SubmitButton } from '~/components/form/submit-button'
import { Button, ButtonLink } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { showToast } from '~/components/ui/toasts'
import { useHydrated } from '~/components/ui/use-hydrated'
import { findShareLink } from '~/features/share/find-share.server'
import { shareSchema } from '~/features/share/share-schema.server'
import { switchShare } from '~/features/share/switch-share.server'
import { shareMessages as say } from '~/messages/share'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { editorBehind } from './addresses'

const here = '/projects/:id/share'

export const loader = screen(here, ({ actor, params: { id = '' }, url }) => ({
  ...findShareLink(actor, id),
  closeTo: editorBehind(id, url),
  key: newId(),
}))

const said = {
  on: say.switchedOn,
  renew: say.renewed,
  off: say.revoked,
  save: say.saved,
} as const

export const action = act(here, async ({ actor, form, params: { id = '' }, url }) => {
  const submission = parseWithZod(form, { schema: shareSchema })
  if (submission.status !== 'success') return refuse(submission)
  const { step, comments = false, key } = submission.value
  const asksForComments = step === 'on' || step === 'save'
  switchShare(actor, { projectId: id, step, key, ...(asksForComments && { comments }) })
  return redirectWithFlash(`/projects/${id}/share${url.search}`, {
    kind: 'success',
    text: said[step],
  })
})

/** The public preview of the project: on, off, its address, and whether visitors may comment. */
export default function Share() {
  const { path, link, comments, closeTo, key } = useLoaderData<typeof loader>()
  const { formError } = useFormAnswer()
  const boxes = (
    <CheckboxField
      key={String(comments)}
      name="comments"
      label={say.comments}
      checked={comments}
      hint={say.commentsHint}
      required={false}
    />
  )
  return (
    <Dialog title={say.title} closeTo={closeTo}>
      <FormError>{formError}</FormError>
      {link && path ? (
        <div className="form">
          <p className="text-n600">{say.on}</p>
          <Address link={link} />
          <Form method="post" className="form" preventScrollReset>
            <input type="hidden" name="step" value="save" />
            {boxes}
            <div className="form-actions">
              <SubmitButton look="secondary">Save</SubmitButton>
              <a href={path} target="_blank" rel="noreferrer" className="btn btn-quiet">
                Open preview
              </a>
            </div>
          </Form>
          <Form method="post" className="border-n200 border-t pt-4" preventScrollReset>
            <HiddenKey value={key} />
            <p className="muted mb-2">{say.renewHint}</p>
            <div className="form-actions">
              <SubmitButton look="secondary" name="step" value="renew" icon="refresh">
                New link
              </SubmitButton>
              <SubmitButton look="quiet-danger" name="step" value="off" busyLabel="Revoking">
                Revoke link
              </SubmitButton>
            </div>
          </Form>
        </div>
      ) : (
        <Form method="post" className="form" preventScrollReset>
          <p className="text-n600">{say.off}</p>
          <input type="hidden" name="step" value="on" />
          <HiddenKey value={key} />
          {boxes}
          <div className="dialog-actions">
            <ButtonLink to={closeTo} preventScrollReset>
              Cancel
            </ButtonLink>
            <SubmitButton icon="link">Switch on</SubmitButton>
          </div>
        </Form>
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
            Copy
          </Button>
        )}
      </div>
    </div>
  )
}
