import { Link } from '@remix-run/react'
import { FieldNotes } from '~/components/form/field'
import { Icon } from '~/components/ui/icon'
import type { OfferedTemplate } from '~/features/templates/offered-template.server'
import { templateMessages as say } from '~/messages/templates'
import { PageMiniature } from '~/routes/templates/miniature'

type Props = {
  templates: readonly OfferedTemplate[]
  /** Whether there are more than are shown. */
  more: boolean
  /** The id of the template that is chosen; empty: blank. */
  chosen: string
  errors?: readonly string[]
  /** The address of the dialog; the previews stand below it. */
  address: string
}

/** What a new project starts with: nothing, or one of the published templates. Radio buttons. */
export function StartWith({ templates, more, chosen, address, errors = [] }: Props) {
  // One that is no longer offered is no choice.
  const value = templates.some(({ id }) => id === chosen) ? chosen : ''
  const id = 'field-templateId'
  return (
    <fieldset className="field" id={id} tabIndex={-1}>
      <legend className="label">{say.startTitle}</legend>
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
          <span className="miniature miniature-none">
            <Icon name="plus" size={20} />
          </span>
          <span className="start-facts">
            <span className="font-medium">{say.blank}</span>
            <span className="muted">{say.blankHint}</span>
          </span>
        </label>
        {templates.map(({ id, name, category, pages, miniature }) => (
          <div key={id}>
            <label className="start-card">
              <input type="radio" name="templateId" value={id} defaultChecked={value === id} />
              <PageMiniature miniature={miniature} />
              <span className="start-facts">
                <span className="truncate-line font-medium">{name}</span>
                <span className="muted truncate-line">
                  {[category, say.pages(pages)].filter(Boolean).join(', ')}
                </span>
              </span>
            </label>
            <Link
              to={`${address}/templates/${id}`}
              preventScrollReset
              className="link mt-1 inline-block touch:mt-0 touch:py-3"
              aria-label={say.lookAt(name)}
            >
              {say.look}
            </Link>
          </div>
        ))}
      </div>
      {more && <p className="muted">{say.startMore(templates.length)}</p>}
    </fieldset>
  )
}
