import { Link } from '@remix-run/react'
import { FieldNotes } from '~/components/form/field'
import { Icon } from '~/components/ui/icon'
import { useHydrated } from '~/components/ui/use-hydrated'
import type { OfferedTemplate } from '~/features/templates/offered-template.server'
import { templateMessages as say } from '~/messages/templates'
import { PageThumbnail } from '~/routes/templates/thumbnail'

type Props = {
  templates: readonly OfferedTemplate[]
  /** Whether there are more than are shown. */
  more: boolean
  /** The id of the template that is chosen; empty: blank. */
  chosen: string
  errors?: readonly string[]
  /** The address of the dialog; the previews are below it. */
  address: string
}

/** Starting point of a new project: nothing, or one of the published templates. Radio buttons. */
export function StartWith({ templates, more, chosen, address, errors = [] }: Props) {
  // One that is no longer offered is no choice.
  const value = templates.some(({ id }) => id === chosen) ? chosen : ''
  const id = 'field-templateId'
  const hydrated = useHydrated()
  return (
    <fieldset className="field" id={id} tabIndex={-1}>
      <legend className="label">{say.startTitle}</legend>
      {/* Enter in a field creates, it does not press the first button below. */}
      {!hydrated && <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />}
      <FieldNotes {...{ id, errors }} />
      <div className="start-grid">
        <label className="start-card">
          <input
            type="radio"
            name="templateId"
            value=""
            defaultChecked={value === ''}
            aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
          />
          <span className="thumbnail thumbnail-none">
            <Icon name="plus" size={20} />
          </span>
          <span className="start-facts">
            <span className="font-medium">{say.blank}</span>
            <span className="muted">{say.blankHint}</span>
          </span>
        </label>
        {templates.map(({ id, name, category, pages, thumbnail }) => (
          <div key={id}>
            <label className="start-card">
              <input type="radio" name="templateId" value={id} defaultChecked={value === id} />
              <PageThumbnail thumbnail={thumbnail} />
              <span className="start-facts">
                <span className="truncate-line font-medium">{name}</span>
                <span className="muted truncate-line">
                  {[category, say.pages(pages)].filter(Boolean).join(', ')}
                </span>
              </span>
            </label>
            <LookAt name={name} to={`${address}/templates/${id}`} />
          </div>
        ))}
      </div>
      {more && <p className="muted">{say.startMore(templates.length)}</p>}
    </fieldset>
  )
}

/** Without script a button: the address takes what was typed along, and the preview gives it back. */
function LookAt({ name, to }: { name: string; to: string }) {
  const hydrated = useHydrated()
  const look = {
    className: 'link mt-1 inline-block touch:mt-0 touch:py-3',
    'aria-label': say.lookAt(name),
    children: say.look,
  }
  return hydrated ? (
    <Link to={to} preventScrollReset {...look} />
  ) : (
    <button type="submit" formMethod="get" formAction={to} {...look} />
  )
}
