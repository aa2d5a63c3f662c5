import { Editor, Mark as MarkOf, mergeAttributes } from '@tiptap/core'
import Blockquote from '@tiptap/extension-blockquote'
import Bold from '@tiptap/extension-bold'
import Code from '@tiptap/extension-code'
import Document from '@tiptap/extension-document'
import HardBreak from '@tiptap/extension-hard-break'
import Heading from '@tiptap/extension-heading'
import Italic from '@tiptap/extension-italic'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import Paragraph from '@tiptap/extension-paragraph'
import Strike from '@tiptap/extension-strike'
import Text from '@tiptap/extension-text'
import Underline from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions'
import { cleanPaste, hasWords, type LeftOut } from './clean-paste'
import { plainCells, tableNodes } from './rich-table'

/** A link, of the addresses that the server allows in what is sent. */
const Link = MarkOf.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [{ tag: 'a[href^="http:" i], a[href^="https:" i], a[href^="mailto:" i]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
})

/** Somebody who is named: whom, the server reads here, the name alone may be another's too. */
const Mention = MarkOf.create({
  name: 'mention',
  inclusive: false,
  addAttributes: () => ({
    id: { parseHTML: (element) => element.getAttribute('data-mention'), rendered: false },
  }),
  parseHTML: () => [{ tag: 'span[data-mention]' }],
  renderHTML: ({ mark }) => ['span', { class: 'mention', 'data-mention': mark.attrs.id }, 0],
})

/** Format that can be applied to the selection in the editor. */
export type Mark = 'bold' | 'italic' | 'list'

export type RichEditor = {
  mark: (mark: Mark) => void
  link: (href: string) => void
  /** Writes an @ where the cursor is, unless one is there. */
  at: () => void
  /** Names somebody in the place of the @ and what is typed after it. */
  mention: (person: { id: string; name: string }) => void
  /** Puts plain text where the cursor is; an empty line begins a paragraph. */
  insert: (text: string) => void
  /** Writes this in the place of all that is there. */
  replace: (html: string) => void
  /** Says which option of a list the keys are on; null for none. */
  pointAt: (list: string, option: string | null) => void
  destroy: () => void
}

/** Text after an @, up to the cursor. */
const atEnd = /(?:^|\s)@([^@]{0,60})$/

/** The words of the paragraph up to the cursor. */
function before({ state }: Editor): string {
  const { $from, empty } = state.selection
  return empty ? $from.parent.textBetween(0, $from.parentOffset, null, '\n') : ''
}

/**
 * The rich editor of a text field, loaded when somebody begins to write. It writes its HTML into the
 * field underneath, which is what the form sends.
 *
 * @param changed is told the HTML after each change, empty for nothing
 */
export function openEditor(
  element: HTMLElement,
  {
    html,
    isTyped,
    isFocused,
    label,
    changed,
    asked,
    pressed,
    files,
    leftOut,
  }: {
    html: string
    /** Whether somebody is at it: each space counts. */
    isTyped: boolean
    /** Whether the focus goes into it. */
    isFocused: boolean
    label: string
    changed: (html: string) => void
    /** Gets the text after an @ before the cursor; null when there is none. */
    asked: (name: string | null) => void
    /** A key, before the editor has it. @returns whether it is used up */
    pressed: (key: string) => boolean
    /** Files were pasted or dropped. @returns whether they go with it */
    files: (files: File[]) => boolean
    /** Is told after a paste what of it did not come. */
    leftOut: (left: LeftOut) => void
  },
): RichEditor {
  const take = (data: DataTransfer | null) => {
    // A spreadsheet puts a picture of its cells beside them.
    if (hasWords(data?.getData('text/html') ?? '')) return false
    const found = [...(data?.files ?? [])]
    if (found.length > 0) files(found)
    return found.length > 0
  }
  const ask = (editor: Editor) => asked(atEnd.exec(before(editor))?.[1] ?? null)
  const editor = new Editor({
    element,
    content: html,
    ...(isTyped && { parseOptions: { preserveWhitespace: 'full' } }),
    // Its styles are among the others: the policy of pages takes none that script writes.
    injectCSS: false,
    extensions: [
      ...[Document, Paragraph, Text, HardBreak, UndoRedo],
      ...[Bold, Italic, Underline, Strike, Code, Link, Mention],
      ...[BulletList, OrderedList, ListItem, Blockquote, ...tableNodes],
      Heading.configure({ levels: [3, 4] }),
    ],
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, dir: 'auto' },
      // Its own Escape would choose the whole paragraph, and keep the dialog around it open.
      handleDOMEvents: {
        keydown(_, event) {
          if (event.key !== 'Escape' || event.isComposing) return false
          if (pressed(event.key)) event.preventDefault()
          return true
        },
      },
      handlePaste: (_, event) => take(event.clipboardData),
      transformPastedHTML(pasted) {
        const { html, files: pictures, left } = cleanPaste(pasted)
        if (pictures.length > 0 && !files(pictures)) left.pictures += pictures.length
        leftOut(left)
        return html
      },
      handleDrop: (_, event) => take(event.dataTransfer),
      handleKeyDown: (_, event) => !event.isComposing && pressed(event.key),
    },
    onUpdate: ({ editor }) => changed(editor.isEmpty ? '' : plainCells(editor.getHTML())),
    onTransaction: ({ editor }) => ask(editor),
    onBlur: () => asked(null),
  })
  editor.commands.setTextSelection(editor.state.doc.content.size)
  // Its command would wait for a frame, in which what is typed goes nowhere.
  if (isFocused) editor.view.focus()
  return {
    mark(mark) {
      const chain = editor.chain().focus()
      if (mark === 'bold') chain.toggleBold().run()
      else if (mark === 'italic') chain.toggleItalic().run()
      else chain.toggleBulletList().run()
    },
    link(href) {
      const chain = editor.chain().focus()
      if (editor.state.selection.empty) {
        chain.insertContent({
          type: 'text',
          text: href,
          marks: [{ type: 'link', attrs: { href } }],
        })
      } else chain.setMark('link', { href })
      chain.run()
    },
    at() {
      // The selection stays; the @ comes behind it.
      editor.chain().focus().setTextSelection(editor.state.selection.to).run()
      const written = before(editor)
      if (!atEnd.test(written)) editor.commands.insertContent(/\S$/.test(written) ? ' @' : '@')
      ask(editor)
    },
    mention({ id, name }) {
      const { from } = editor.state.selection
      const typed = atEnd.exec(before(editor))?.[1]
      const range = { from: typed === undefined ? from : from - typed.length - 1, to: from }
      const named = {
        type: 'text',
        text: `@${name}`,
        marks: [{ type: 'mention', attrs: { id } }],
      }
      editor
        .chain()
        .focus()
        .insertContentAt(range, [named, { type: 'text', text: ' ' }])
        .run()
    },
    insert(text) {
      const lines = (part: string) =>
        part
          .split('\n')
          .flatMap((line, at) => [
            ...(at > 0 ? [{ type: 'hardBreak' }] : []),
            ...(line ? [{ type: 'text', text: line }] : []),
          ])
      const parts = text.trim().split(/\n{2,}/)
      const content = parts.map((part) => ({ type: 'paragraph', content: lines(part) }))
      editor.chain().focus().insertContent(content).run()
    },
    replace(html) {
      editor.commands.setContent(html, { emitUpdate: true })
      editor.commands.setTextSelection(editor.state.doc.content.size)
    },
    pointAt(list, option) {
      const { dom } = editor.view
      dom.setAttribute('aria-autocomplete', 'list')
      for (const [name, value] of [
        ['aria-controls', option && list],
        ['aria-activedescendant', option],
      ] as const) {
        if (value) dom.setAttribute(name, value)
        else dom.removeAttribute(name)
      }
    },
    destroy: () => editor.destroy(),
  }
}
