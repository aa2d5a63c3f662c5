import { Form, useNavigation } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'
import { FormError } from '~/components/form/error-summary'
import { listIn } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'
import { SubmitButton } from '~/components/form/submit-button'
import { staleIn } from '~/components/form/use-form-answer'
import { Button } from '~/components/ui/button'
import type { RowPart } from '~/features/profiles/parts'
import type { EditedProfile } from '~/features/profiles/profile-views.server'
import { partTexts, rowWaits } from '~/messages/profiles'
import { editPath } from './addresses'
import { PartSection } from './part-section'
import { Row } from './rows-row'
import { type PartAnswer, usePart } from './use-part'

/** The rows of a list as they are shown: what was typed, else what is stored; the last one is empty. */
function typedRows(answer: PartAnswer | undefined, stored: readonly string[]): string[] {
  const typed = answer?.result?.initialValue
  const rows = typed ? listIn(typed, 'entries') : [...stored]
  return rows.at(-1) === '' ? rows : [...rows, '']
}

/** A list of a company profile, one entry a row; the last row is empty. Its buttons send the form. */
export function RowsPart({ profile, part }: { profile: EditedProfile; part: RowPart }) {
  const texts = partTexts[part]
  const { id, colors, versions } = profile
  const stored = part === 'brandColors' ? colors.map(({ color }) => color) : profile[part]
  const asked = JSON.stringify(stored)
  const answer = usePart(part, asked)
  const stale = staleIn(answer)
  const rows = typedRows(answer, stored)
  const errors = answer?.result?.error ?? {}
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const inputs = list.current?.querySelectorAll<HTMLElement>('input[name="entries"]')
    if (answer?.more) inputs?.[inputs.length - 1]?.focus()
  }, [answer])
  useStayAfterRemoval(part, list)
  return (
    <PartSection title={texts.title} lead={texts.lead} id={part}>
      {stale ? (
        <StaleForm
          stale={stale}
          values={[
            {
              label: texts.title,
              stored: stale.stored.entries.join(', '),
              yours: rows.filter(Boolean).join(', '),
            },
          ]}
          reloadTo={editPath(id)}
        />
      ) : (
        <Form method="post" className="form" noValidate preventScrollReset>
          <FormError>{[errors[''], errors.entries].flat().filter(Boolean).join(' ')}</FormError>
          <input type="hidden" name="part" value={part} />
          <input type="hidden" name="version" value={versions[part]} />
          {/* Enter in a field saves: the first button of a form is the one that is pressed. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
            {texts.save}
          </button>
          <ol className="profile-rows" ref={list} key={JSON.stringify([rows, asked])}>
            {rows.map((text, index) => (
              <Row
                key={index}
                {...{ part, text, index }}
                last={index === rows.length - 1}
                errors={errors[`entries[${index}]`] ?? []}
                color={colors.find(({ color }) => color === text.toLowerCase())}
              />
            ))}
          </ol>
          {answer?.gone && (
            <p className="hint" role="status">
              {rowWaits(answer.gone, texts.save)}
            </p>
          )}
          <div className="form-actions">
            <SubmitButton look="secondary">{texts.save}</SubmitButton>
            <Button name="intent" value="more" look="quiet" icon="plus" formNoValidate>
              {texts.another}
            </Button>
          </div>
        </Form>
      )}
    </PartSection>
  )
}

/** A row that was taken away had the focus: the button of the one in its place has it next. */
function useStayAfterRemoval(part: RowPart, list: RefObject<HTMLOListElement | null>) {
  const { state, formData } = useNavigation()
  const removed = useRef<number | null>(null)
  useEffect(() => {
    const [, index] = /^remove-(\d+)$/.exec(String(formData?.get('intent') ?? '')) ?? []
    if (index && formData?.get('part') === part) removed.current = Number(index)
    if (state !== 'idle' || removed.current === null) return
    const buttons = list.current?.querySelectorAll<HTMLElement>('button[name="intent"]') ?? []
    const next = buttons[Math.min(removed.current, buttons.length - 1)]
    const place = next ?? list.current?.querySelector<HTMLElement>('input[name="entries"]')
    place?.focus()
    removed.current = null
  }, [state, formData, part, list])
}
