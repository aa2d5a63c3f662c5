import type { ReactNode } from 'react'
import { Button } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { wordsMessages as say } from '~/messages/section-words'
import type { WordList, WordPart, WordRow } from '~/panels/words'
import { fieldsOf } from '~/panels/words/described'
import { RowStep } from '../row-step'
import { type Around, Word } from './word'

type Parts = { parts: readonly WordPart[]; around: Around }

export const WordParts = ({ parts, around }: Parts) => {
  const isUnsaid = ({ path }: WordPart) => around.unsaid.has(path)
  const unsaid = parts.filter(isUnsaid)
  return (
    <>
      {parts.map(
        (part) => !isUnsaid(part) && <Part key={keyOf(part, around)} {...{ part, around }} />,
      )}
      {unsaid.length > 0 && (
        <Unsaid labels={unsaid.map(({ name }) => name)} parts={unsaid} around={around}>
          {(inside) => <WordParts parts={unsaid} around={inside} />}
        </Unsaid>
      )}
    </>
  )
}

/** A text that a button has put in place of the typed one is a field of its own. */
const keyOf = ({ path }: WordPart, { filled, nonce }: Around) =>
  path === filled ? `${path} ${nonce}` : path

const Part = ({ part, around }: { part: WordPart; around: Around }) =>
  part.kind === 'list' ? (
    <Rows list={part} around={around} />
  ) : (
    <Word field={part} around={around} />
  )

/** What other orientations show, folded unless it is what the form is about. */
function Unsaid({
  labels,
  parts,
  rows = [],
  around,
  children,
}: Parts & {
  labels: readonly string[]
  /** Paths of the rows that it holds. */
  rows?: readonly string[]
  children: (inside: Around) => ReactNode
}) {
  const { errors, files, theirs, crowded, target, orientation } = around
  const isAsked = fieldsOf({ parts }).some(
    ({ path }) => path === target || [errors, files, theirs, crowded].some((one) => path in one),
  )
  const isOfRow = rows.some((row) => target === row || target?.endsWith(`:${row}`))
  return (
    <details className="words-unsaid" open={isAsked || isOfRow}>
      <summary>
        <span>{say.unsaid(orientation, labels)}</span>
        <Icon name="chevron-down" />
      </summary>
      {children({ ...around, unsaid: new Set() })}
    </details>
  )
}

function Rows({ list, around }: { list: WordList; around: Around }) {
  const { path, name, label, one, rows, least, most } = list
  const shown = rows.filter(({ gone }) => !gone)
  const unsaid = rows.filter(({ id }) => around.unsaid.has(`${path}/${id}`))
  const said = shown.length - unsaid.length
  const rowIn = (around: Around) => (row: WordRow) => {
    const at = shown.indexOf(row)
    const state = { first: at === 0, last: at === shown.length - 1, few: shown.length <= least }
    return <Row key={row.id} {...{ path, row, around }} state={state} />
  }
  return (
    <fieldset className="words-list">
      <legend className="words-list-name">{name}</legend>
      {rows.filter((row) => !unsaid.includes(row)).map(rowIn(around))}
      {unsaid.length > 0 && (
        <Unsaid
          labels={unsaid.map(({ label }) => label)}
          parts={unsaid.flatMap(({ parts }) => parts)}
          rows={unsaid.map(({ id }) => `${path}/${id}`)}
          around={around}
        >
          {(inside) => unsaid.map(rowIn(inside))}
        </Unsaid>
      )}
      {shown.length < most && unsaid.length === 0 ? (
        <div>
          <Button
            name="step"
            value={`add:${path}`}
            data-words={path}
            look="quiet"
            icon="plus"
            aria-label={say.addTo(one, label)}
            autoFocus={around.target === path}
          >
            {say.add(one)}
          </Button>
        </div>
      ) : (
        <p className="hint">
          {least === most
            ? say.always(most)
            : say.full(unsaid.length > 0 ? said : most, around.orientation)}
        </p>
      )}
      {shown.length > 0 && shown.length <= least && least < most && (
        <p className="hint">{say.least(least)}</p>
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
          autoFocus={around.target === `bring-back:${at}`}
        >
          {say.bringBack}
        </Button>
      </div>
    )
  }
  const [only] = parts
  const alone = parts.length === 1 && only && only.kind !== 'list'
  const { target } = around
  const [up, down] = [`up:${at}`, `down:${at}`]
  // A button that is off takes no focus.
  const isStuck = (target === up && state.first) || (target === down && state.last)
  const inside =
    target === at || isStuck ? { ...around, target: fieldsOf({ parts })[0]?.path ?? null } : around
  const steps = (
    <span className="words-steps">
      <RowStep
        step={up}
        icon="arrow-up"
        label={say.moveUpOf(label)}
        off={state.first}
        focused={target === up}
      />
      <RowStep
        step={down}
        icon="arrow-down"
        label={say.moveDownOf(label)}
        off={state.last}
        focused={target === down}
      />
      <RowStep step={`remove:${at}`} icon="trash" label={say.removeOf(label)} off={state.few} />
    </span>
  )
  return alone ? (
    <div className="words-line" data-words={at}>
      <WordParts parts={parts} around={inside} />
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
      <WordParts parts={parts} around={inside} />
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
