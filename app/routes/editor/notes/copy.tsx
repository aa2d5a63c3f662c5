import { Link, useLoaderData } from '@remix-run/react'
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
import { wordsOfPage } from '~/features/project-words/words-of-page.server'
import { copyMessages as say } from '~/messages/notes'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorView, pagePath, wordsPath } from '../addresses'

/** The content sheet of a page. That one of both is needed is a rule of the command. */
const copySchema = z.object({
  url: optionalUrl(),
  text: optionalProse(50_000),
  version: versionField,
})

export const loader = screen(async ({ actor, params: { id = '', page = '' }, url }) => ({
  ...findCopy(actor, id, page),
  words: await wordsOfPage(actor, id, page),
  wordsOf: { id, page },
  closeTo: editorView(id, { p: page, s: url.searchParams.get('s') }),
  reloadTo: pagePath(id, page, 'copy'),
}))

export const action = act(copySchema, ({ actor, value, params: { id = '', page = '' } }) => {
  saveCopy(actor, { projectId: id, pageId: page, ...value })
  return redirectWithFlash(editorView(id, { p: page }), { kind: 'success', text: say.updated })
})

/** The content sheet of a page: a URL or text. */
export default function Copy() {
  const { page, words, wordsOf, link, closeTo, reloadTo, ...row } = useLoaderData<typeof loader>()
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
      {words.sections.length > 0 && <WordsOfPage {...wordsOf} {...words} />}
    </Dialog>
  )
}

type Words = Awaited<ReturnType<typeof wordsOfPage>> & { id: string; page: string }

/** What the page says now, section by section: each leads to its words, where the copy can be put in. */
function WordsOfPage({ id, page, sections, more }: Words) {
  return (
    <section className="mt-6">
      <h3 className="label">{say.words}</h3>
      <p className="mb-2 text-n600">{say.wordsHint}</p>
      <ul className="divide-y divide-n200">
        {sections.map((section) => (
          <li key={section.id} className="py-2">
            <Link to={wordsPath(id, page, section.id)} className="link font-semibold">
              {section.name}
            </Link>
            <p className="break-words text-n600" dir="auto">
              {section.says}
            </p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-n600">{say.moreSections(more)}</p>}
    </section>
  )
}
