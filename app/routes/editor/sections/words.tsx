import { data, type LinksFunction, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { DomainError } from '~/domain-error'
import { chosenFiles } from '~/features/files/chosen-files'
import { findPages } from '~/features/pages/find-pages.server'
import { listPictures } from '~/features/panels/own-pictures.server'
import { addPictures } from '~/features/project-pictures/add-pictures.server'
import { copyLines } from '~/features/project-words/copy-lines.server'
import { crowdedWords } from '~/features/sections/crowded-words.server'
import { labelsOfWords } from '~/features/sections/labels-of-words'
import { onPageThatIs } from '~/features/sections/page-of-section.server'
import { stepWords } from '~/features/sections/step-words.server'
import {
  formOf,
  lineToPut,
  openWords,
  picturePaths,
  readWordsForm,
  type WordsAnswer,
  type WordsForm,
  wordsSchema,
} from '~/features/sections/words-form.server'
import { mergedWords, wordsBehind, writeWords } from '~/features/sections/write-words.server'
import { pathTo } from '~/map/path-to'
import { errorText } from '~/messages/errors'
import { wordsMessages as say } from '~/messages/section-words'
import { canUseAccountFeatures } from '~/permissions/projects'
import { newId, newToken } from '~/platform/ids.server'
import type { ActArgs } from '~/routes/http/act-args'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { lookUp, ofForms } from '~/routes/http/with-form.server'
import { editorPath, leadsToCheck, screenBehind } from '../addresses'
import { addressOf, changed, undoOn } from './answer.server'
import styles from './words.css?url'
import { WordsDialog } from './words-dialog'

export const loader = screen(async ({ actor, params, url }) => {
  const { id = '', section = '' } = params
  const at = onPageThatIs({
    ...{ projectId: id, sectionId: section },
    pageId: url.searchParams.get('p') ?? '',
  })
  const { pageId } = at
  const { name, form } = openWords(actor, at)
  const crowded = await crowdedWords(actor, at)
  const pages = findPages(id).map(({ id, name }) => ({ value: `page:${id}`, label: name }))
  const from = leadsToCheck(url.searchParams.get('from')) ? 'website' : null
  const closeTo = from ? screenBehind(id, url) : editorPath(id, pageId, section)
  const field = url.searchParams.get('field')
  const copy = copyLines(actor, id, pageId)
  const pictures = canUseAccountFeatures(actor)
    ? listPictures(id).map(({ id, name, alt, file }) => ({ id, name, alt, file }))
    : null
  const searchTo = pathTo('/projects/:id/words', { id }, { p: pageId, s: section })
  const s = from ? section : null
  const around = { pages, pictures, copy, p: pageId, s, from, closeTo, searchTo, field }
  return { name, form, crowded, ...around, formKey: newId() }
})

const answer = (status: number, words: WordsForm, more: Omit<WordsAnswer, 'words' | 'nonce'>) =>
  data<WordsAnswer>({ words, ...more, nonce: newToken() }, { status })

export const action = act(
  ofForms([wordsSchema], async (args) => {
    const { actor, form, params, url } = args
    const at = onPageThatIs(addressOf(params, form))
    const { base: now, project } = await lookUp(args, () => openWords(actor, at))
    const refusedFiles = await takeUploads(args, project)
    const [refusedFile] = Object.values(refusedFiles)
    const { shown, typed, read } = readWordsForm(project, form, listPictures(at.projectId))
    if (refusedFile) {
      const files = Object.entries(refusedFiles).map(([path, why]) => [path, errorText(why)])
      return answer(refusedFile.status, formOf(shown, read.words, { read, typed }), {
        said: say.wrong,
        files: Object.fromEntries(files),
      })
    }
    const line = lineToPut(form)
    if (line) {
      const next = formOf(shown, read.words, { read, typed })
      return answer(200, next, { focus: line.path, filled: line.path, into: line.path })
    }
    const step = textField(form, 'step')
    if (step) {
      const newId = `k${newToken()
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 12)}`
      const theirs = wordsBehind(now)
      const { words, focus } = stepWords(step, { ...shown, words: read.words, theirs }, newId)
      const filled = /^(example|theirs):(.+)$/.exec(step)?.[2]
      // What a button has filled in is refused no longer.
      const { [filled ?? '']: _, ...refused } = read.refused
      const next = formOf(shown, words, { read: { refused }, typed })
      return answer(200, next, { focus, ...(filled && { filled }) })
    }
    if (read.tooMany || Object.keys(read.refused).length > 0) {
      const said = read.tooMany ? say.tooMany : say.wrong
      return answer(400, formOf(shown, read.words, { read, typed }), { said })
    }
    const typedWords = { base: shown.base, words: read.words }
    try {
      const change = await writeWords(actor, { ...at, ...typedWords })
      if (form.has('signUp')) {
        return redirect(pathTo('/signup', { redirectTo: url.pathname + url.search }), 303)
      }
      const press = change.sectionId ? undoOn(at.projectId, at.pageId, change) : undefined
      const crowded = Object.entries(await crowdedWords(actor, at))
      const labels = labelsOfWords(openWords(actor, at).form.parts)
      const labelled = (isUnwritten: boolean) =>
        crowded.flatMap(([path, why]) =>
          (why === 'letters') === isUnwritten ? (labels.get(path) ?? []) : [],
        )
      const text = say.savedCrowded(labelled(false), labelled(true))
      return await changed(form, at, change, { text, ...(press && { press }) }, at.sectionId)
    } catch (error) {
      const domainError = error instanceof DomainError && error.status !== 404 ? error : null
      if (!domainError) throw error
      if (domainError.code !== 'words-changed') {
        return answer(domainError.status, formOf(shown, read.words, { typed }), {
          said: errorText(domainError),
        })
      }
      // What others changed elsewhere is in it; what both changed is as it was typed.
      const { base } = openWords(actor, at)
      const { words, both } = mergedWords(base, typedWords)
      return answer(409, formOf({ ...shown, base }, words, { both }), {})
    }
  }),
)

/**
 * Photographs that were chosen beside a slot are pictures of the project at once, whatever becomes of the
 * words, and chosen there. @returns why some were refused, by the slot's path
 */
async function takeUploads(
  { actor, form, idempotencyKey }: ActArgs,
  project: { id: string; brandId: string },
): Promise<Readonly<Record<string, DomainError>>> {
  const refused: Record<string, DomainError> = {}
  const files = [...form].filter(([name, file]) => name.startsWith('file-') && file instanceof File)
  if (files.length === 0) return refused
  const paths = picturePaths(project, form)
  const sent = files.filter(([name]) => paths.has(name.slice('file-'.length)))
  for (const [field, file] of sent) {
    if (chosenFiles([file]).length === 0) continue
    const key = idempotencyKey && { ...idempotencyKey, key: `${idempotencyKey.key}.${field}` }
    try {
      const adding = { projectId: project.id, uploads: [file], field, idempotencyKey: key }
      const [id] = (await addPictures(actor, adding)).ids
      if (id) form.set(field.replace(/^file-/, 'word-'), id)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused[field.slice('file-'.length)] = error
    }
  }
  return refused
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${say.title(data?.name ?? '')} · Panelry` },
]

/** What a section says, as a form beside the page. */
export default function Words() {
  const loaded = useLoaderData<typeof loader>()
  const answered = useActionData() as WordsAnswer | undefined
  return <WordsDialog {...loaded} answered={answered?.words ? answered : undefined} />
}
