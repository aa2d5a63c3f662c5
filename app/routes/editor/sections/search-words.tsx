import { data, type LinksFunction, type MetaFunction } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { FieldNotes } from '~/components/form/field'
import { HiddenValues } from '~/components/form/hidden-values'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import type { FormAnswer } from '~/components/form/use-form-answer'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { Pager } from '~/components/ui/pager'
import { editableProject } from '~/features/project-base/project-access.server'
import { replaceWords } from '~/features/project-words/replace-words.server'
import { type FoundWords, searchWords } from '~/features/project-words/search-words.server'
import {
  readSearch,
  replaceSchema,
  searchOf,
} from '~/features/project-words/word-search-schema.server'
import { pathTo } from '~/map/path-to'
import { wordSearchMessages as say } from '~/messages/word-search'
import { limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { leadsToCheck, screenBehind, wordsPath } from '../addresses'
import { undoEverywhere } from './answer.server'
import styles from './search-words.css?url'

export const loader = screen(async ({ actor, params: { id = '' }, url }) => {
  editableProject(actor, id)
  const query = url.searchParams
  const { search, error } = readSearch(query)
  const first = Math.max(0, Number.parseInt(query.get('first') ?? '', 10) || 0)
  const asked = {
    q: query.get('q') ?? '',
    case: query.get('case') === 'on',
    // A name in place of another one: until somebody says otherwise, no part of a longer word.
    whole: !query.has('q') || query.get('whole') === 'on',
    replaced: query.get('replaced') === 'on',
    p: query.get('p'),
    s: query.get('s'),
    from: leadsToCheck(query.get('from')) ? 'website' : null,
  }
  const found = search ? await searchWords(actor, id, search, first) : null
  const loaded = { id, asked, error, found, key: newId(), closeTo: screenBehind(id, url) }
  return data(loaded, { status: error === undefined ? 200 : 400 })
})

export const action = act(replaceSchema, async ({ actor, value, params: { id = '' }, url }) => {
  const replacement = { search: searchOf(value), text: value.with, chosen: value.chosen }
  const done = await replaceWords(actor, { projectId: id, ...replacement })
  const note = say.left(done.left)
  const to = new URL(url)
  to.searchParams.set('replaced', 'on')
  return redirectWithFlash(to.pathname + to.search, {
    kind: 'success',
    text: say.replaced(done.words, done.pages),
    ...(note && { note }),
    press: undoEverywhere(id, url, done.replacement),
  })
})

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: MetaFunction = () => [{ title: `${say.title} · Panelry` }]

/** A text in all words of a project: where it is, and another one in its place. */
export default function SearchWords() {
  const { id, asked, error, found, key, closeTo } = useLoaderData<typeof loader>()
  const isRefused = useActionData() !== undefined
  const { p, s, from } = asked
  const address = pathTo('/projects/:id/words', { id })
  return (
    <Dialog title={say.title} closeTo={closeTo} size="medium">
      <div className="form">
        <Form
          method="get"
          action={address}
          role="search"
          className="form"
          data-restore="never"
          preventScrollReset
          noValidate
        >
          <HiddenValues values={{ p, s, from }} />
          <p className="text-n600">{say.lead}</p>
          <div className="word-search">
            <TextField
              key={asked.q}
              name="q"
              type="search"
              icon="search"
              label={say.text}
              defaultValue={asked.q}
              errors={error ?? null}
              autoComplete="off"
              data-autofocus={found ? undefined : true}
            />
            <Button look="secondary">{say.search}</Button>
          </div>
          <div className="word-search-ways" key={`${asked.case} ${asked.whole}`}>
            <Box name="case" label={say.matchCase} checked={asked.case} />
            <Box name="whole" label={say.wholeWords} checked={asked.whole} />
          </div>
        </Form>
        {found?.words === 0 && !asked.replaced && !isRefused && (
          <div role="status">
            <p className="font-semibold" dir="auto">
              {say.none(asked.q)}
            </p>
            <p className="text-n600">
              {asked.whole && `${say.noneWhole} `}
              {say.noneHint}
            </p>
          </div>
        )}
        {found && (found.words > 0 || isRefused) && (
          <ReplaceForm
            key={`${asked.q} ${found.from}`}
            {...{ id, asked, found, closeTo }}
            formKey={key}
          />
        )}
      </div>
    </Dialog>
  )
}

const Box = ({ name, label, checked }: { name: string; label: string; checked: boolean }) => (
  <label className="choice">
    <input type="checkbox" className="check" name={name} defaultChecked={checked} />
    <span>{label}</span>
  </label>
)

type Asked = Record<'p' | 's' | 'from', string | null> & {
  q: string
  case: boolean
  whole: boolean
}
type Results = { id: string; asked: Asked; found: FoundWords; formKey: string; closeTo: string }

/** Nothing is read again while somebody types in it: others may have replaced all of it in the meantime. */
function ReplaceForm({ id, asked, found, formKey, closeTo }: Results) {
  const { from: first, words, times } = found
  const box = (on: boolean) => (on ? 'on' : null)
  const query = { ...asked, case: box(asked.case), whole: box(asked.whole) }
  const at = (start: number) =>
    pathTo('/projects/:id/words', { id }, { ...query, first: String(start) })
  const end = Math.min(first + limits.wordsFound, words)
  return (
    <CreateForm
      again
      formKey={formKey}
      restore="never"
      preventScrollReset
      fields={{ q: query.q, case: query.case, whole: query.whole }}
    >
      {(answer) => (
        <>
          <p role="status">{words > 0 ? say.found(times, words) : say.none(asked.q)}</p>
          <TextField
            name="with"
            label={say.replaceWith}
            hint={say.replaceHint(asked.case)}
            autoComplete="off"
            optional
          />
          {words > 0 && <Places id={id} found={found} answer={answer} />}
          {words > limits.wordsFound && (
            <Pager
              text={say.shown(first + 1, end, words)}
              {...(first > 0 && { previous: at(Math.max(0, first - limits.wordsFound)) })}
              {...(end < words && { next: at(end) })}
            />
          )}
          <div className="form-actions form-actions-pinned">
            {words > 0 && <SubmitButton>{say.replace}</SubmitButton>}
            <CancelLink to={closeTo} preventScrollReset />
          </div>
        </>
      )}
    </CreateForm>
  )
}

/** Each text with a box and a link to its field, page by page. A form that was refused keeps what was chosen. */
function Places({ id, found, answer }: { id: string; found: FoundWords; answer: FormAnswer }) {
  const chosen = answer.typed && new Set(answer.list('chosen'))
  const { errors } = answer.field('chosen')
  return (
    <fieldset className="field" id="field-chosen" tabIndex={-1}>
      <legend className="label">{say.where}</legend>
      <FieldNotes id="field-chosen" errors={errors ?? []} />
      {found.pages.map((page) => (
        <section key={page.id} className="word-search-page">
          <h3 dir="auto">{page.name}</h3>
          {page.sections.map((section) => (
            <ul key={section.id} aria-label={section.name}>
              {section.words.map(({ path, label, pieces, times, key }) => (
                <li key={path} className="word-search-place">
                  {key === null ? (
                    <span className="word-search-fixed" />
                  ) : (
                    <input
                      type="checkbox"
                      className="check"
                      name="chosen"
                      value={key}
                      defaultChecked={chosen ? chosen.has(key) : true}
                      aria-label={say.chooseOf(label, section.name)}
                    />
                  )}
                  <div>
                    <Link
                      to={wordsPath(id, page.id, section.id, path)}
                      className="link"
                      preventScrollReset
                    >
                      {section.name} · {label}
                    </Link>
                    {times > 1 && <span className="muted"> {say.inText(times)}</span>}
                    <p dir="auto">
                      {pieces.map(({ text, hit }, at) =>
                        hit ? <mark key={at}>{text}</mark> : text,
                      )}
                    </p>
                    {key === null && <p className="muted">{say.fixed}</p>}
                  </div>
                </li>
              ))}
            </ul>
          ))}
        </section>
      ))}
    </fieldset>
  )
}
