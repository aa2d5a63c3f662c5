import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { BaseForm } from '~/components/form/base-form'
import { CancelLink } from '~/components/form/cancel-link'
import { ErrorSummary, FormError, OtherErrors } from '~/components/form/error-summary'
import { fieldId } from '~/components/form/field-id'
import { HiddenKey } from '~/components/form/hidden-key'
import type { Option } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog } from '~/components/ui/dialog'
import { Notice } from '~/components/ui/notice'
import type { CopyLines } from '~/features/project-words/copy-lines.server'
import { labelsOfWords } from '~/features/sections/labels-of-words'
import type { WordsAnswer, WordsForm } from '~/features/sections/words-form.server'
import { wordsMessages as say } from '~/messages/section-words'
import { wordSearchMessages } from '~/messages/word-search'
import { fieldsOf } from '~/panels/words/described'
import { fileName, wordName } from '../addresses'
import { CopyLinesPart } from './copy-lines'
import type { ChosenPicture } from './photo-field'
import type { Crowded } from './word'
import { WordParts } from './word-parts'

/**
 * The form of a section's words beside its page. Its buttons add, move and remove rows without saving:
 * each answer is the form with all that was typed, which goes along in `draft`.
 */
export function WordsDialog({
  name,
  form: read,
  crowded,
  pages,
  pictures,
  copy,
  p,
  s,
  from,
  closeTo,
  searchTo,
  field,
  formKey,
  answered,
}: {
  name: string
  form: WordsForm
  /** Fields whose words the panel has no room for, with why. */
  crowded: Crowded
  pages: readonly Option[]
  /** Those of the project; null for guests, who have none. */
  pictures: readonly ChosenPicture[] | null
  /** What the client wrote for the page; null for nothing. */
  copy: CopyLines | null
  p: string
  /** `website` where the check before a download led here. */
  from: string | null
  /** The section, where the check leads to it. */
  s: string | null
  closeTo: string
  /** Where a text is searched in all sections. */
  searchTo: string
  /** The path of the field that was asked for. */
  field: string | null
  formKey: string
  answered: WordsAnswer | undefined
}) {
  // What others save meanwhile is merged when it is sent: nothing changes under somebody's fingers.
  const [opened] = useState(read)
  const [key] = useState(formKey)
  const form = answered?.words ?? opened
  const { panelId, story, orientation, base, madeWith, draft } = form
  const { parts, unsaid, errors, theirs, rows } = form
  useAnsweredFocus(answered)
  useEffect(() => {
    if (field)
      document.getElementById(fieldId(wordName(field)))?.scrollIntoView({ block: 'center' })
  }, [field])
  const files = answered?.files ?? {}
  const wrong = [...labelsOfWords(parts)].flatMap(([path, label]) => {
    const [error, file] = [errors[path], files[path]]
    return [
      ...(error ? [{ name: wordName(path), label, error }] : []),
      ...(file ? [{ name: fileName(path), label, error: file }] : []),
    ]
  })
  const said = new Map(fieldsOf({ parts }).map(({ path, value }) => [path, value]))
  const refused = fieldsOf({ parts }).find(({ path }) => errors[path] || files[path])
  const target = refused?.path ?? answered?.focus ?? (answered ? null : field)
  const both = Object.keys(theirs).length + rows.length > 0
  return (
    <Dialog title={say.title(name)} closeTo={closeTo} size="side">
      <OtherErrors besides={[]} />
      {parts.length === 0 ? (
        <p className="text-n600">{say.none}</p>
      ) : (
        <BaseForm
          answer={null}
          className="form words-form"
          noValidate
          preventScrollReset
          encType="multipart/form-data"
          fields={{ p, s, from, panel: panelId, story, orientation, base, madeWith, draft }}
        >
          <HiddenKey value={key} />
          {/* Enter in a field saves: the first button of a form is the one that is pressed. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
            {say.save}
          </button>
          {both ? (
            <Notice tone="warning" role="alert" title={say.bothTitle}>
              {say.both}
              {rows.map((label) => (
                <p key={label}>{say.rowOfTheirs(label)}</p>
              ))}
            </Notice>
          ) : (
            <FormError>{answered?.said}</FormError>
          )}
          <ErrorSummary errors={wrong} />
          <p className="text-n600">
            {say.lead}{' '}
            <Link to={searchTo} className="link" preventScrollReset>
              {wordSearchMessages.everywhere}
            </Link>
          </p>
          {copy && <CopyLinesPart copy={copy} parts={parts} into={answered?.into} />}
          <WordParts
            parts={parts}
            around={{
              errors,
              theirs,
              crowded,
              files,
              said,
              pages,
              pictures,
              field,
              orientation,
              unsaid: new Set(unsaid),
              target,
              filled: answered?.filled,
              nonce: answered?.nonce,
            }}
          />
          <div className="form-actions form-actions-pinned">
            <SubmitButton>{say.save}</SubmitButton>
            <CancelLink to={closeTo} preventScrollReset />
          </div>
        </BaseForm>
      )}
    </Dialog>
  )
}

/** The focus goes to what a pressed button was about: its row, its field, or what undoes it. */
function useAnsweredFocus(answered: WordsAnswer | undefined) {
  useEffect(() => {
    const focus = answered?.focus
    if (!focus) return
    const wanted = [
      `[data-words="${CSS.escape(focus)}"]`,
      `#${CSS.escape(fieldId(wordName(focus)))}`,
    ]
    const found = wanted.flatMap((one) => document.querySelector<HTMLElement>(one) ?? [])[0]
    const field = found?.matches('fieldset, details')
      ? found.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')
      : found
    field?.focus()
    field?.scrollIntoView({ block: 'nearest' })
  }, [answered])
}
