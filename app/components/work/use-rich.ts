import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { LeftOut } from './clean-paste'
import { writtenEvent } from './composer-event'
import type { RichEditor } from './rich-editor'

type Given = {
  /** HTML that fills the field; its value is the same in plain words. */
  html: string
  label: string
  asked: (name: string | null) => void
  pressed: (key: string) => boolean
  /** @returns whether files go with it */
  files: (files: File[]) => boolean
  /** Hears what of a paste did not come. */
  leftOut: (left: LeftOut) => void
  /** Hears that the editor takes the place of the text area. */
  opened: () => void
}

/**
 * Makes a text area a rich editor when it gets the focus, and at once where plain words would not show
 * all that is written. The text area stays what the form sends; it stays what is written in, too, while
 * the editor is not there or does not come.
 */
export function useRich(field: RefObject<HTMLTextAreaElement>, given: Given) {
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<RichEditor | null>(null)
  const [rich, setRich] = useState(false)
  const composed = useRef<Promise<unknown>>()
  const latest = useRef(given)
  latest.current = given

  const open = useCallback(async () => {
    if (editor.current || !field.current || !place.current) return
    const { openEditor } = await import('./rich-editor')
    // A letter composed of several keys is part of the field that it is typed in.
    await composed.current
    const [area, text] = [place.current, field.current]
    if (editor.current || !area || !text) return
    const { html, label } = latest.current
    area.hidden = false
    const untouched = text.value === text.defaultValue && html !== ''
    const content = untouched ? html : paragraphs(text.value)
    editor.current = openEditor(area, {
      html: content,
      isTyped: !untouched,
      isFocused: document.activeElement === text,
      label,
      asked: (name) => latest.current.asked(name),
      pressed: (key) => latest.current.pressed(key),
      files: (files) => latest.current.files(files),
      leftOut: (left) => latest.current.leftOut(left),
      changed: (next) => {
        text.value = next
        // So that the page knows that something was typed, see `markFilled`.
        text.dispatchEvent(new Event('input', { bubbles: true }))
      },
    })
    // A person who was in the field is in the editor by now: the next letter goes nowhere else.
    text.hidden = true
    text.value = content
    latest.current.opened()
    setRich(true)
  }, [field])

  useEffect(() => {
    const text = field.current
    const compose = () => {
      composed.current = new Promise((done) => {
        text?.addEventListener('compositionend', done, { once: true })
      })
    }
    text?.addEventListener('compositionstart', compose)
    const giveBack = () => {
      const written = text?.dataset.written
      if (written === undefined) return
      open().then(
        () => editor.current?.replace(written),
        () => {},
      )
    }
    text?.addEventListener(writtenEvent, giveBack)
    // Somebody was faster than script, or has made more of the words than can be seen there.
    if (document.activeElement === text || isMarkedUp(latest.current.html)) open().catch(() => {})
    giveBack()
    return () => {
      text?.removeEventListener('compositionstart', compose)
      text?.removeEventListener(writtenEvent, giveBack)
      editor.current?.destroy()
    }
  }, [field, open])
  return { place, rich, editor, open: () => open().catch(() => {}) }
}

/** Whether there is more to it than paragraphs and lines. */
const isMarkedUp = (html: string) => /<(?!\/?(?:p|br)\b)/.test(html)

/** Plain text as the HTML that says the same, with the space and the empty line that it ends with. */
const paragraphs = (text: string) =>
  text.trim() &&
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escaped(part).replace(/\n/g, '<br>')}</p>`)
    .join('')

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
