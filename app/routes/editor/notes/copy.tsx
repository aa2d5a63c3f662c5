import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { Icon } from '~/components/ui/icon'
import { optionalProse, optionalUrl, versionField } from '~/features/form-input/fields.server'
import { findCopy } from '~/features/pages/find-copy.server'
import { saveCopy } from '~/features/pages/save-copy.server'
import { copyMessages as say } from '~/messages/notes'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorView, pagePath } from '../addresses'

/** The content sheet of a page. That one of both is needed is a rule of the command. */
const copySchema = z.object({
  url: optionalUrl(),
  text: optionalProse(50_000),
  version: versionField,
})

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
  const { page, link, closeTo, reloadTo, ...row } = useLoaderData<typeof loader>()
  return (
    <Dialog title={say.title(page)} closeTo={closeTo} size="content">
      <EditForm
        row={row}
        compare={{ url: say.url, text: say.copy }}
        reloadTo={reloadTo}
        preventScrollReset
      >
        <p className="text-n600">{say.lead}</p>
        <TextField
          name="url"
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
        <TextareaField name="text" label={say.copy} rows={10} className="min-h-48" optional />
        <DialogActions>
          <CancelLink to={closeTo} preventScrollReset />
          <SubmitButton>{say.saveCopy}</SubmitButton>
        </DialogActions>
      </EditForm>
    </Dialog>
  )
}
