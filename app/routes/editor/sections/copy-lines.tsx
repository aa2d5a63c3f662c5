import { SelectField } from '~/components/form/select-field'
import { Accordion } from '~/components/ui/accordion'
import { Button } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import type { CopyLines } from '~/features/project-words/copy-lines.server'
import { wordsMessages as say } from '~/messages/section-words'
import type { WordField, WordPart } from '~/panels/words'

type Props = {
  copy: CopyLines
  parts: readonly WordPart[]
  /** The field that a line was put into last: the next one is chosen. */
  into: string | undefined
}

/** The lines of a page's copy, each with a button that puts it into a field of the section. Nothing is saved. */
export function CopyLinesPart({ copy: { page, lines, more }, parts, into }: Props) {
  const fields = texts(parts)
  const said = new Set(fields.map(({ value }) => value))
  const last = fields.findIndex(({ path }) => path === into)
  const chosen = (fields[last + 1] ?? fields[last])?.path
  return (
    <Accordion title={say.copyFor(page)} open={into !== undefined}>
      <div className="form">
        <SelectField
          key={chosen}
          name="into"
          label={say.putInto}
          defaultValue={chosen ?? ''}
          options={fields.map(({ path, label }) => ({ value: path, label }))}
        />
        <ul className="copy-lines">
          {lines.map((line) => (
            <li key={line}>
              <span dir="auto">{line}</span>
              {said.has(line) && <Icon name="check" label={say.isThere} />}
              <Button
                name="step"
                value={`copy:${line}`}
                look="quiet"
                aria-label={say.putLine(line)}
              >
                {say.put}
              </Button>
            </li>
          ))}
        </ul>
        {more > 0 && <p className="muted">{say.moreLines(more)}</p>}
      </div>
    </Accordion>
  )
}

const texts = (parts: readonly WordPart[]): WordField[] =>
  parts.flatMap((part) => {
    if (part.kind === 'list') return part.rows.flatMap((row) => (row.gone ? [] : texts(row.parts)))
    return part.kind === 'line' || part.kind === 'paragraph' ? [part] : []
  })
