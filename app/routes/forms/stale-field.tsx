import { Form } from '@remix-run/react'
import { textIn, textsIn } from '~/components/form/form-state'
import { StaleForm } from '~/components/form/stale-form'
import type { Stale } from '~/components/form/use-form-answer'
import { fieldKindNames, builderMessages as say } from '~/messages/builder'
import type { Field, FieldKind } from '~/shared/fields'
import { builderForm } from './builder-form'
import { fieldStrings } from './field-strings'

const labels = {
  label: say.label,
  description: say.description,
  kind: say.kind,
  place: say.place,
  required: say.required,
  atLeastSix: say.atLeastSix,
}

/** Values that the pressed button, and the controls outside the field's form, send by themselves. */
const unsettled = new Set(['intent', 'newKind', 'client', 'who'])

/** Two people changed one form: what differs in this field, and the choice. */
export function StaleField({
  stale,
  action,
}: {
  stale: Stale<Field & { place: number }>
  action: string
}) {
  const { stored, typed } = stale
  const storedTexts = fieldStrings(stored, stored.place)
  const inWords = (name: string, value: string) =>
    name === 'kind'
      ? (fieldKindNames[value as FieldKind] ?? value)
      : name === 'required' || name === 'atLeastSix'
        ? value === 'on'
          ? 'yes'
          : 'no'
        : value
  const values = Object.entries(labels).map(([name, label]) => ({
    label,
    stored: inWords(name, storedTexts[name as keyof typeof storedTexts]),
    yours: inWords(name, textIn(typed, name).trim()),
  }))
  const options = {
    label: say.options,
    stored: stored.options.join(', '),
    yours: textsIn(typed, 'options').join(', '),
  }
  return (
    <>
      <StaleForm stale={stale} values={[...values, options]} action={action} reloadTo={action} />
      {/* The buttons of the builder do not go on before this is settled. */}
      <Form method="post" id={builderForm} action={action} preventScrollReset>
        {Object.keys(typed).flatMap((name) =>
          unsettled.has(name)
            ? []
            : textsIn(typed, name).map((value) => (
                <input key={`${name} ${value}`} type="hidden" {...{ name, value }} />
              )),
        )}
      </Form>
    </>
  )
}
