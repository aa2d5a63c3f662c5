import { useLocation } from '@remix-run/react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { FormError } from '~/components/form/error-summary'
import { FormScope } from '~/components/form/field'
import { SubmitButton } from '~/components/form/submit-button'
import { Button } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { ComposerField } from '~/components/work/composer-field'
import { writtenFormId } from '~/map/work-path'
import { busyWords, controlWords, namedControls } from '~/messages/controls'
import { conversationMessages as say } from '~/messages/conversations'
import { fileSize } from '~/messages/file-size'
import { useQuietSave } from '~/routes/http/use-quiet-save'
import { DraftLine } from './draft-line'
import type { ReturnedText } from './return-text.server'

type ComposerForm = {
  key: string
  html: string
  words: string
  mentioned: string[]
  filled: number | null
  savedAt: number | null
  files: { id: string; name: string; size: number }[]
  people: { id: string; name: string }[]
  canned?: { id: string; name: string }[]
  placeholders?: string[]
  seen?: string
  version?: number
}

/**
 * The form of a message or a note. All of it goes through its draft: a press on any of its buttons
 * keeps words and files.
 */
export function Composer({
  scope,
  form: kept,
  back,
  action,
  draft,
  label,
  placeholder,
  send,
  errors = {},
  formError,
  hasPlaceholders = false,
  saveLabel = say.saveDraft,
  quiet = false,
  cannedFrom,
  above,
}: {
  /** Tells the forms of one screen apart. */
  scope: string
  form: ComposerForm
  /** Text that was sent in vain, instead of the draft. */
  back?: ReturnedText | undefined
  action: string
  /** Address at which the draft is saved. */
  draft: string
  label: string
  placeholder: string
  /** Label of the button that sends it. */
  send: string
  /** Label of the button that only saves it. */
  saveLabel?: string
  errors?: { text?: string[] | undefined; files?: string[] | undefined }
  formError?: string | undefined
  /** Whether it was refused for the placeholders of a canned response. */
  hasPlaceholders?: boolean
  /** Address from which a canned response is read. */
  cannedFrom?: string
  /** Content above the field. */
  above?: ReactNode
  /** A screen has one primary button; this form has none. */
  quiet?: boolean
}) {
  const form = { ...kept, ...back }
  const element = useRef<HTMLFormElement>(null)
  const saved = useQuietSave(element, draft, form.savedAt)
  useHeightTold(element)
  const query = new URLSearchParams(useLocation().search)
  return (
    <FormScope value={scope}>
      <ActionForm
        formKey={form.key}
        formRef={element}
        id={writtenFormId(scope)}
        data-fresh=""
        action={action}
        encType="multipart/form-data"
        aria-label={label}
        noValidate
      >
        <FormError>{formError}</FormError>
        <input type="hidden" name="filled" value={form.filled ?? ''} />
        {form.seen !== undefined && <input type="hidden" name="seen" value={form.seen} />}
        {/* Not the version that was refused: what a refusal showed has been seen. */}
        {form.version !== undefined && <input type="hidden" name="version" value={form.version} />}
        {/* Enter among who is told searches, it does not press the first button below. */}
        {form.people.length > 0 && (
          <button
            type="submit"
            name="intent"
            value="people"
            className="sr-only"
            tabIndex={-1}
            aria-hidden="true"
          />
        )}
        {above}
        <ComposerField
          {...{ label, placeholder }}
          words={form.words}
          html={form.html}
          people={form.people}
          mentioned={form.mentioned}
          whom={query.get('mention') === scope ? (query.get('whom') ?? '') : null}
          canned={form.canned}
          cannedChosen={back?.chosen}
          placeholders={form.placeholders}
          cannedFrom={cannedFrom}
          error={errors.text}
          fileError={errors.files}
          stored={<StoredFiles files={form.files} />}
          end={
            <>
              <SubmitButton look="quiet" name="intent" value="draft">
                {saveLabel}
              </SubmitButton>
              {hasPlaceholders && (
                <SubmitButton look="secondary" name="intent" value="as-it-is">
                  {say.sendAsItIs}
                </SubmitButton>
              )}
              <SubmitButton
                look={quiet ? 'secondary' : 'primary'}
                name="intent"
                value="send"
                busyLabel={busyWords.sending}
              >
                {send}
              </SubmitButton>
            </>
          }
        />
        <DraftLine {...saved} saveLabel={saveLabel} />
      </ActionForm>
    </FormScope>
  )
}

/** Tells the styles around the form how high it is: what is led to beside it does not end up beneath it. */
function useHeightTold(form: RefObject<HTMLFormElement>) {
  useEffect(() => {
    const { current } = form
    const around = current?.parentElement
    if (!current || !around) return
    const watch = new ResizeObserver(() => {
      around.style.setProperty('--writing', `${current.offsetHeight}px`)
      // It has grown over what has the focus.
      const { activeElement: focused } = document
      if (around.contains(focused) && !current.contains(focused)) {
        focused?.scrollIntoView({ block: 'nearest' })
      }
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [form])
}

/**
 * The files that are stored with a draft. *Remove* sends the form with `forget` and the file's id; the
 * forms of answers say `remove` (`AttachmentField`), and a saved note loses what `drop` names.
 */
export function StoredFiles({ files }: { files: ComposerForm['files'] }) {
  if (files.length === 0) return null
  return (
    <ul className="write-files" aria-label={say.attached}>
      {files.map((file) => (
        <li key={file.id}>
          <Icon name="file" />
          <span className="truncate-line">{file.name}</span>
          <span className="muted flex-1">{namedControls.stored(fileSize(file.size))}</span>
          <Button look="quiet" name="forget" value={file.id} aria-label={say.remove(file.name)}>
            {controlWords.remove}
          </Button>
        </li>
      ))}
    </ul>
  )
}
