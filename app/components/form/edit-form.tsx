import { useActionData, useLocation } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import { type Compare, formDifferences } from './form-differences'
import { HiddenKey } from './hidden-key'
import { AnsweredForm, type AnsweredParts } from './plain-form'
import { StaleForm, type StaleValue } from './stale-form'
import { type Stale, useFormAnswer } from './use-form-answer'

type EditFormProps<Row extends { version: number }> = AnsweredParts & {
  /** Stored row, with the version that the form is filled from. */
  row: Row
  /** Values of the fields by name, from the stored row; the row itself if it has them. */
  values?: (row: Row) => object
  /** Fields shown of both versions when somebody else was faster; without it the screen says so. */
  compare?: Compare | ((stale: Stale<Row>) => readonly StaleValue[])
  /** Field that has to be typed once more then, because no answer brings it back: a password. */
  again?: (stale: Stale<Row>) => ReactNode
  /** Address to which *Use what is stored* leads; the form's own unless given. */
  reloadTo?: string
  /** For one whose press, sent again, must not look like a change by somebody else. */
  formKey?: string | undefined
}

/**
 * A form that changes what is stored. Another version fills it again, but not while a form of the screen is
 * shown as refused: corrections would be lost. It answers for the version that it was filled from; changes
 * saved by somebody else since are shown beside what was typed.
 */
export function EditForm<Row extends { version: number }>({
  row,
  values = (stored) => stored,
  compare,
  again,
  reloadTo,
  formKey,
  ...form
}: EditFormProps<Row>) {
  const answer = useFormAnswer<Row>(values(row), form.name)
  const { stale, typed } = answer
  const { pathname, search } = useLocation()
  const refused = useActionData() != null
  const filledFrom = useRef(row.version)
  if (!refused) filledFrom.current = row.version
  if (stale && compare) {
    const both =
      typeof compare === 'function'
        ? compare(stale)
        : formDifferences(compare, values(stale.stored), stale.typed)
    const shown = (
      <StaleForm
        stale={stale}
        values={both}
        action={form.action}
        reloadTo={reloadTo ?? pathname + search}
      >
        {again?.(stale)}
      </StaleForm>
    )
    return form.page ? <div className="page-body max-w-form">{shown}</div> : shown
  }
  // After *Keep mine* the sent one is newer than what the loader has read.
  const version = stale?.stored.version ?? String(typed?.version ?? filledFrom.current)
  return (
    <AnsweredForm
      {...form}
      key={filledFrom.current}
      answer={answer}
      hiddenFields={
        <>
          {formKey !== undefined && <HiddenKey value={formKey} />}
          <input type="hidden" name="version" value={version} />
        </>
      }
    />
  )
}
