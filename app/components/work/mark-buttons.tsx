import type { MouseEvent, RefObject } from 'react'
import { conversationMessages as say } from '~/messages/conversations'
import { IconButton } from '../ui/button'
import type { Mark, RichEditor } from './rich-editor'

const marks: [Mark, string][] = [
  ['bold', say.bold],
  ['italic', say.italic],
  ['list', say.list],
]

/** The words that are chosen keep the focus: what is typed next goes on there. */
const stay = (event: MouseEvent) => event.preventDefault()

/** Buttons that format the selection with script. */
export function MarkButtons({
  editor,
  open,
}: {
  editor: RefObject<RichEditor | null>
  /** Makes the field an editor, when it is none yet. */
  open: () => Promise<void>
}) {
  return (
    <>
      {marks.map(([mark, label]) => (
        <IconButton
          key={mark}
          type="button"
          icon={mark}
          label={label}
          className="write-mark"
          onMouseDown={stay}
          onClick={async () => {
            await open()
            editor.current?.mark(mark)
          }}
        />
      ))}
      <IconButton
        type="button"
        icon="link"
        label={say.link}
        className="write-mark"
        onMouseDown={stay}
        onClick={async () => {
          await open()
          const href = window.prompt(say.linkAsk, 'https://')
          if (href && /^(https?:\/\/|mailto:)\S+$/.test(href)) editor.current?.link(href)
        }}
      />
    </>
  )
}
