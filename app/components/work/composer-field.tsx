import { useActionData } from '@remix-run/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { conversationMessages as say } from '~/messages/conversations'
import { fileSize } from '~/messages/file-size'
import { FieldNotes, useField } from '../form/field'
import { Icon } from '../ui/icon'
import { uploadsWanted } from '../ui/uploads-wanted'
import { useHydrated } from '../ui/use-hydrated'
import { CannedPicker, CannedSelect } from './canned-picker'
import type { LeftOut } from './clean-paste'
import { ComposerPanel } from './composer-panel'
import { MarkButtons } from './mark-buttons'
import { MentionBoxes, type Person, SearchedMentionBoxes } from './mention-boxes'
import { MentionList } from './mention-list'
import { useMention } from './use-mention'
import { usePlaceholders } from './use-placeholders'
import { useRich } from './use-rich'

/**
 * Puts a text into a text area as a paragraph of its own: in place of the selection, or at the end as long as
 * nobody has been in the field.
 */
function insertAtCursor(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value } = field
  const untouched = selectionEnd === 0
  const [from, to] = untouched ? [value.length, value.length] : [selectionStart, selectionEnd]
  const gap = (open: boolean) => (open ? '\n\n' : '')
  const before = gap(from > 0 && !value.slice(0, from).endsWith('\n\n'))
  const after = gap(to < value.length && !value.slice(to).startsWith('\n\n'))
  field.setRangeText(before + text + after, from, to, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
}

/**
 * Field for a text with files, mentions and canned responses: a text area that is complete by itself; with
 * script a rich editor once it is used. Sends `text`, `format`, `files`, `mention`, and `canned` with the
 * button that inserts one.
 */
export function ComposerField({
  label,
  placeholder,
  words,
  html,
  people,
  mentioned,
  whom = null,
  canned = [],
  cannedChosen,
  placeholders: brought = [],
  cannedFrom,
  error,
  fileError,
  rows = 2,
  files = true,
  stored,
  end,
}: {
  label: string
  placeholder: string
  /** Text written so far, as plain words and as HTML. */
  words: string
  html: string
  people: readonly Person[]
  /** Ids of the people who are ticked already. */
  mentioned: readonly string[]
  /** Name that was searched for among them without script; null before a search. */
  whom?: string | null
  canned?: readonly Person[] | undefined
  /** The one that was to be inserted without script. */
  cannedChosen?: string | null | undefined
  /** Placeholders that canned responses left. */
  placeholders?: readonly string[] | undefined
  /** Address from which script reads one of them by its `id`. */
  cannedFrom?: string | undefined
  error?: string[] | undefined
  fileError?: string[] | undefined
  rows?: number
  /** Whether files can go with it. */
  files?: boolean
  /** Files that are stored already, between the words and the bar. */
  stored?: ReactNode
  /** The buttons that send it. */
  end?: ReactNode
}) {
  // The refusal is shown until the words change.
  const answer = useActionData()
  const [changed, setChanged] = useState<unknown>()
  const { control, errors } = useField({
    name: 'text',
    label,
    errors: answer !== undefined && changed === answer ? [] : (error ?? []),
    required: true,
  })
  const field = useRef<HTMLTextAreaElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly File[]>([])
  /** People ticked when the editor opened; from then on an @ names people instead. */
  const [ticked, setTicked] = useState<readonly Person[]>([])
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null)
  const scripted = useHydrated()
  useEffect(() => {
    if (files) uploadsWanted.want()
  }, [files])
  const placeholders = usePlaceholders(field, brought)
  const insert = (text: string) => {
    placeholders.bring(text)
    if (editor.current) editor.current.insert(text)
    else if (field.current) insertAtCursor(field.current, text)
  }
  const add = (more: readonly File[]) => {
    if (!input.current) return false
    const all = new DataTransfer()
    for (const file of [...(input.current.files ?? []), ...more]) all.items.add(file)
    input.current.files = all.files
    input.current.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }
  const mention = useMention(people, `${control.id}-people`, () => editor.current)
  const { place, rich, editor, open } = useRich(field, {
    html,
    label,
    asked: mention.asked,
    pressed: mention.pressed,
    files: add,
    leftOut: setLeftOut,
    opened() {
      const ids = new FormData(field.current?.form ?? undefined).getAll('mention')
      setTicked(people.filter(({ id }) => ids.includes(id)))
    },
  })
  return (
    <div className="field">
      <div
        className="write"
        onInput={({ target }) => {
          if (target === field.current) setChanged(answer)
          placeholders.look()
        }}
      >
        <label className="sr-only" htmlFor={control.id}>
          {label}
        </label>
        <textarea
          ref={field}
          {...control}
          rows={rows}
          dir="auto"
          className="input"
          placeholder={placeholder}
          defaultValue={words}
          hidden={rich}
          onFocus={open}
        />
        <div ref={place} className="write-area" hidden={!rich} />
        <input type="hidden" name="format" value={rich ? 'html' : 'text'} />
        {ticked.length > 0 && (
          <div className="write-files">
            <MentionBoxes people={ticked} mentioned={ticked.map(({ id }) => id)} />
          </div>
        )}
        {stored}
        {chosen.length > 0 && (
          <ul className="write-files" aria-label={say.attached}>
            {chosen.map((file, index) => (
              <li key={index}>
                <Icon name="file" />
                <span className="truncate-line">{file.name}</span>
                <span className="muted">{fileSize(file.size)}</span>
              </li>
            ))}
          </ul>
        )}
        <div className="write-bar">
          {scripted && <MarkButtons editor={editor} open={open} />}
          {files && (
            <ComposerPanel icon="paperclip" label={say.attach}>
              <label className="label" htmlFor={`${control.id}-files`}>
                {say.attach}
              </label>
              <input
                ref={input}
                id={`${control.id}-files`}
                type="file"
                name="files"
                multiple
                onChange={({ target }) => {
                  setChosen([...(target.files ?? [])])
                  const part = target.closest('details')
                  part?.querySelector('summary')?.focus()
                  part?.removeAttribute('open')
                }}
              />
            </ComposerPanel>
          )}
          {people.length > 0 && (
            <ComposerPanel
              icon="at-sign"
              label={say.mention}
              details={mention.details}
              instead={rich ? mention.begin : undefined}
              open={whom !== null && !rich}
            >
              {rich ? (
                <MentionList {...mention} />
              ) : (
                <SearchedMentionBoxes {...{ people, mentioned }} whom={whom ?? ''} />
              )}
            </ComposerPanel>
          )}
          {canned.length > 0 && (
            <ComposerPanel label={say.canned} open={typeof cannedChosen === 'string'}>
              {scripted && cannedFrom ? (
                <CannedPicker
                  id={`${control.id}-canned`}
                  from={cannedFrom}
                  {...{ canned, insert }}
                />
              ) : (
                <CannedSelect id={`${control.id}-canned`} canned={canned} chosen={cannedChosen} />
              )}
            </ComposerPanel>
          )}
          <div className="write-end">{end}</div>
        </div>
      </div>
      <p className="write-blanks" role="status">
        {leftOut && say.leftOut(leftOut)}
      </p>
      <p className="write-blanks" role="status">
        {/* What was refused names them itself. */}
        {errors.length === 0 && placeholders.left.length > 0 && say.placeholders(placeholders.left)}
      </p>
      <FieldNotes id={control.id} errors={[...errors, ...(fileError ?? [])]} />
    </div>
  )
}
