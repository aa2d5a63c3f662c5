import { Button } from '~/components/ui/button'
import { wordsMessages as say } from '~/messages/section-words'
import type { WordList, WordPart, WordRow } from '~/panels/words'
import { RowStep } from '../row-step'
import { type Around, Word } from './word'

export const WordParts = ({ parts, around }: { parts: readonly WordPart[]; around: Around }) => (
  <>
    {parts.map((part) =>
      part.kind === 'list' ? (
        <Rows key={part.path} list={part} around={around} />
      ) : (
        // A text that a button has put in place of the typed one is a field of its own.
        <Word
          key={part.path === around.filled ? `${part.path} ${around.nonce}` : part.path}
          field={part}
          around={around}
        />
      ),
    )}
  </>
)

function Rows({ list, around }: { list: WordList; around: Around }) {
  const { path, name, label, one, rows, least, most } = list
  const shown = rows.filter(({ gone }) => !gone)
  return (
    <fieldset className="words-list">
      <legend className="words-list-name">{name}</legend>
      {rows.map((row) => {
        const at = shown.indexOf(row)
        const state = { first: at === 0, last: at === shown.length - 1, few: shown.length <= least }
        return <Row key={row.id} {...{ path, row, around }} state={state} />
      })}
      {shown.length < most ? (
        <div>
          <Button
            name="step"
            value={`add:${path}`}
            data-words={path}
            look="quiet"
            icon="plus"
            aria-label={say.addTo(one, label)}
          >
            {say.add(one)}
          </Button>
        </div>
      ) : (
        <p className="hint">{say.full(most)}</p>
      )}
    </fieldset>
  )
}

type RowProps = {
  path: string
  row: WordRow
  around: Around
  state: { first: boolean; last: boolean; few: boolean }
}

function Row({ path, row, around, state }: RowProps) {
  const { id, label, gone, parts } = row
  const at = `${path}/${id}`
  const said = textOf(parts)
  if (gone) {
    return (
      <div className="words-gone">
        <span className="truncate-line flex-1">{say.removed(said)}</span>
        <Button
          name="step"
          value={`bring-back:${at}`}
          data-words={`bring-back:${at}`}
          look="quiet"
          aria-label={say.bringBackOf(said || label)}
        >
          {say.bringBack}
        </Button>
      </div>
    )
  }
  const [only] = parts
  const alone = parts.length === 1 && only && only.kind !== 'list'
  const steps = (
    <span className="words-steps">
      <RowStep step={`up:${at}`} icon="arrow-up" label={say.moveUpOf(label)} off={state.first} />
      <RowStep
        step={`down:${at}`}
        icon="arrow-down"
        label={say.moveDownOf(label)}
        off={state.last}
      />
      <RowStep step={`remove:${at}`} icon="trash" label={say.removeOf(label)} off={state.few} />
    </span>
  )
  return alone ? (
    <div className="words-line" data-words={at}>
      <WordParts parts={parts} around={around} />
      {steps}
    </div>
  ) : (
    <fieldset className="words-row" data-words={at}>
      <legend className="sr-only">{label}</legend>
      <div className="words-row-head">
        <span className="truncate-line flex-1" aria-hidden="true">
          {label}
        </span>
        {steps}
      </div>
      <WordParts parts={parts} around={around} />
    </fieldset>
  )
}

/** What a row says first. */
function textOf(parts: readonly WordPart[]): string {
  for (const part of parts) {
    if (part.kind === 'line' || part.kind === 'paragraph') return part.value
  }
  return ''
}
