import { Form, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { FormError } from '~/components/form/error-summary'
import { textIn } from '~/components/form/form-state'
import { HiddenVersion } from '~/components/form/hidden-key'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Icon } from '~/components/ui/icon'
import { copySchema } from '~/features/pages/copy-schema.server'
import { findCopy } from '~/features/pages/find-copy.server'
import { saveCopy } from '~/features/pages/save-copy.server'
import { copyMessages as say } from '~/messages/notes'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { useFormAnswer } from '~/routes/http/use-form-answer'
import { editorView, pagePath } from '../addresses'

export const loader = screen(({ actor, params: { id = '', page = '' }, url }) => ({
  ...findCopy(actor, id, page),
  closeTo: editorView(id, { p: page, s: url.searchParams.get('s') }),
  reloadTo: pagePath(id, page, 'copy'),
}))

export const action = act(copySchema, ({ actor, value, params: { id = '', page = '' } }) => {
  saveCopy(actor, { projectId: id, pageId: page, ...value })
  return redirectWithFlash(editorView(id, { p: page }), { kind: 'success', text: say.updated })
})

/** The content sheet of a page: a URL or text. */
export default function Copy() {
  const { page, url, text, link, version, closeTo, reloadTo } = useLoaderData<typeof loader>()
  const { field, formError, stale } = useFormAnswer<{ url: string; text: string }>({ url, text })
  return (
    <Dialog title={say.title(page)} closeTo={closeTo} size="content">
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            { label: say.url, stored: stale.stored.url, yours: textIn(stale.typed, 'url') },
            { label: say.copy, stored: stale.stored.text, yours: textIn(stale.typed, 'text') },
          ]}
          reloadTo={reloadTo}
        />
      ) : (
        <Form method="post" className="form" noValidate preventScrollReset>
          <FormError>{formError}</FormError>
          <p className="text-n600">{say.lead}</p>
          <HiddenVersion value={version} />
          <TextField
            {...field('url')}
            label={say.url}
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            optional
            hint={say.urlHint}
            aside={
              link && (
                <a
                  href={link}
                  className="link inline-flex items-center gap-1"
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                >
                  {say.open}
                  <Icon name="external-link" />
                </a>
              )
            }
          />
          <TextareaField
            {...field('text')}
            label={say.copy}
            rows={10}
            className="min-h-48"
            optional
          />
          <DialogActions>
            <CancelLink to={closeTo} preventScrollReset />
            <SubmitButton>{say.saveCopy}</SubmitButton>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  )
}
