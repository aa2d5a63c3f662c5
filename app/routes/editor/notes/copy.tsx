import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useLoaderData } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Icon } from '~/components/ui/icon'
import { copySchema } from '~/features/pages/copy-schema.server'
import { findCopy } from '~/features/pages/find-copy.server'
import { saveCopy } from '~/features/pages/save-copy.server'
import { copyMessages as say } from '~/messages/notes'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/handle.server'
import { refuse } from '~/routes/http/refuse.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { editorView, pagePath } from '../addresses'

const here = '/projects/:id/pages/:page/copy'

export const loader = screen(here, ({ actor, params: { id = '', page = '' }, url }) => ({
  ...findCopy(actor, id, page),
  closeTo: editorView(id, { p: page, s: url.searchParams.get('s') }),
  reloadTo: pagePath(id, page, 'copy'),
}))

export const action = act(here, async ({ actor, form, params: { id = '', page = '' } }) => {
  const submission = parseWithZod(form, { schema: copySchema })
  if (submission.status !== 'success') return refuse(submission)
  try {
    saveCopy(actor, { projectId: id, pageId: page, ...submission.value })
  } catch (fault) {
    return refuse(submission, fault)
  }
  return redirectWithFlash(editorView(id, { p: page }), { kind: 'success', text: say.updated })
})

/** The content sheet of a page: a URL or text. */
export default function Copy() {
  const { page, url, text, link, version, closeTo, reloadTo } = useLoaderData<typeof loader>()
  const { field, formError, code, typed } = useFormAnswer({ url, text })
  const mine = (name: string) => textIn(typed, name)
  const changed = [
    { label: 'URL', theirs: url, yours: mine('url') },
    { label: 'Copy', theirs: text, yours: mine('text') },
  ].filter(({ theirs, yours }) => theirs !== yours.replace(/\r\n?/g, '\n'))
  return (
    <Dialog title={say.title(page)} closeTo={closeTo} size="content">
      {code === 'copy-stale' ? (
        <StaleForm
          values={changed}
          hidden={{ url: mine('url'), text: mine('text'), version: String(version) }}
          reloadTo={reloadTo}
        />
      ) : (
        <Form method="post" className="form" noValidate preventScrollReset>
          <FormError>{formError}</FormError>
          <p className="text-n600">{say.lead}</p>
          <HiddenVersion value={version} />
          <TextField
            {...field('url')}
            label="URL"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={2000}
            optional
            required={false}
            hint={say.urlHint}
            aside={
              link && (
                <a
                  href={link}
                  className="link inline-flex items-center gap-1"
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                >
                  Open
                  <Icon name="external-link" />
                </a>
              )
            }
          />
          <TextareaField
            {...field('text')}
            label="Copy"
            rows={10}
            className="min-h-48"
            maxLength={50_000}
            optional
            required={false}
          />
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              Cancel
            </ButtonLink>
            <SubmitButton>Save copy</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}
