import { SelectField } from '~/components/form/select-field'
import { TextareaField, TextField } from '~/components/form/text-field'
import { IconButton } from '~/components/ui/button'
import { namedControls } from '~/messages/controls'
import { panelLayerMessages as say } from '~/messages/panel-layers'
import { layerRoles } from '~/panels/layer'
import type { TypedRow } from './layer-rows'

const roles = layerRoles.map((value) => ({ value, label: say.roles[value] }))

/** The rows of words over a picture. The buttons are sent with the form. */
export function LayerFields({ rows }: { rows: readonly TypedRow[] }) {
  return rows.map((row, at) => {
    const n = at + 1
    const name = say.row(n)
    return (
      // What is in a field is the row's: another row in its place is another field.
      <fieldset key={`${n} of ${rows.length} ${JSON.stringify(row)}`} className="layer-row">
        <legend className="sr-only">{name}</legend>
        <div className="layer-row-head">
          <span className="layer-number" aria-hidden="true">
            {n}
          </span>
          <SelectField name={`role${n}`} label={say.role} options={roles} hideLabel />
          {at > 0 && (
            <IconButton
              icon="chevron-up"
              label={namedControls.moveUp(name)}
              name="intent"
              value={`up:${n}`}
            />
          )}
          {n < rows.length && (
            <IconButton
              icon="chevron-down"
              label={namedControls.moveDown(name)}
              name="intent"
              value={`down:${n}`}
            />
          )}
          <IconButton
            icon="trash"
            label={namedControls.remove(name)}
            name="intent"
            value={`remove:${n}`}
          />
        </div>
        <TextareaField name={`words${n}`} label={say.words} rows={1} />
        <TextField name={`to${n}`} label={say.to} autoComplete="off" optional />
        <div className="layer-places">
          {(['x', 'y', 'width', 'height'] as const).map((place) => (
            <TextField
              key={place}
              name={`${place}${n}`}
              label={say[place]}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
    )
  })
}
