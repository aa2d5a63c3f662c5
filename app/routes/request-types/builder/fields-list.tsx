import { Form } from '@remix-run/react'
import { HiddenKey } from '~/components/form/hidden-key'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { IconButton } from '~/components/ui/button'
import { DialogLink } from '~/components/ui/screen'
import { useHydrated } from '~/components/ui/use-hydrated'
import { fieldKindNames, builderMessages as say } from '~/messages/request-types'
import { type Field, fieldKinds } from '~/work/fields'
import { builderPath } from '../addresses'
import type { BuilderData } from './builder-data.server'
import { useDragFields } from './use-drag-fields'

/** The fields of the draft in their order; each is a link, and can be moved. */
export function FieldsList({
  type,
  product,
  form: { draft, version },
  field,
  saveFirst,
}: BuilderData & {
  /** Does something once what is typed into the chosen field is saved. */
  saveFirst: (go: () => void) => void
}) {
  const base = builderPath(type.id, product.id)
  const drag = useDragFields(base, draft, saveFirst, field?.id)
  return (
    <section className="builder-part" data-part="fields" aria-labelledby="builder-fields">
      <h2 className="builder-head" id="builder-fields">
        {say.fields} <span className="count">{draft.length}</span>
      </h2>
      {draft.length === 0 && <p className="muted px-(--edge) py-3">{say.noFields}</p>}
      <ol className="field-rows" ref={drag}>
        {draft.map((each, index) => (
          <Row
            key={each.id}
            field={each}
            place={index + 1}
            last={index === draft.length - 1}
            current={each.id === field?.id}
            to={builderPath(type.id, product.id, { field: each.id, view: 'field' })}
            move={`${base}/fields/${each.id}/move?field=${field?.id ?? ''}`}
          />
        ))}
      </ol>
      <Form method="post" action={`${base}/fields`} className="add-field" preventScrollReset>
        <HiddenKey value={`${version}`} />
        <SelectField
          name="kind"
          label={say.kindOfNew}
          hideLabel
          options={fieldKinds.map((kind) => ({ value: kind, label: fieldKindNames[kind] }))}
        />
        <SubmitButton look="secondary" icon="plus" busyLabel="Adding">
          {say.addField}
        </SubmitButton>
      </Form>
    </section>
  )
}

function Row({
  field: { id, label, kind },
  place,
  last,
  current,
  to,
  move,
}: {
  field: Field
  place: number
  last: boolean
  current: boolean
  to: string
  move: string
}) {
  const scripted = useHydrated()
  return (
    <li data-field={id} aria-current={current ? 'true' : undefined}>
      {scripted && <span className="grip" aria-hidden="true" />}
      <span className="place">{place}</span>
      <DialogLink
        to={to}
        className={kind === 'heading' ? 'truncate-line is-heading' : 'truncate-line'}
      >
        {label}
      </DialogLink>
      <span className="kind">{fieldKindNames[kind]}</span>
      <Form method="post" action={move} className="flex" preventScrollReset>
        <IconButton
          name="to"
          value="up"
          icon="arrow-up"
          label={`Move ${label} up`}
          disabled={place === 1}
        />
        <IconButton
          name="to"
          value="down"
          icon="arrow-down"
          label={`Move ${label} down`}
          disabled={last}
        />
      </Form>
    </li>
  )
}
