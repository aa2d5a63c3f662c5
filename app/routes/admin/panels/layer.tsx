import { data } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { EditForm } from '~/components/form/edit-form'
import { textIn } from '~/components/form/form-state'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { SettingsSection } from '~/components/shell/settings-section'
import { Button } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { findLayer } from '~/features/panels/find-layer.server'
import { layerFormSchema } from '~/features/panels/layer-schema.server'
import { findPicture } from '~/features/panels/panel-picture.server'
import { saveLayer } from '~/features/panels/save-layer.server'
import { wordsOfPicture } from '~/features/panels/words-of-picture.server'
import { panelLayerMessages as say } from '~/messages/panel-layers'
import { panelAdminMessages } from '~/messages/panels-admin'
import { limits } from '~/permissions/limits'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { ofForms, withForm } from '~/routes/http/with-form.server'
import { libraryPath, panelPath, triedPicture } from './addresses'
import { LayerFields } from './layer-fields'
import { LayerPicture } from './layer-picture'
import {
  afterRowPress,
  emptyRow,
  fieldsOfRows,
  isRowPress,
  storedRows,
  typedRows,
} from './layer-rows'
import { triedBrand } from './tried-brand.server'

type Params = { panel?: string; orientation?: string }
const idOf = ({ panel = '', orientation = '' }: Params) => ({ panelId: panel, orientation })

export const loader = screen(({ actor, params }) => {
  const { panel, orientation, layer, version } = findLayer(actor, idOf(params))
  const color = 'light'
  const picture = findPicture({ panelId: panel.id, orientation, color })
  const { id, name, revision } = panel
  return {
    panel: { id, name },
    ...{ orientation, layer, version },
    picture: picture && {
      src: triedPicture(
        { panelId: id, revision, orientation, color },
        triedBrand(new URLSearchParams()),
        960,
      ),
      width: picture.width,
      height: picture.height,
      isSvg: picture.uploads.svg?.orientation === orientation,
    },
  }
})

const save = withForm(
  { schema: layerFormSchema, first: ({ actor, params }) => findLayer(actor, idOf(params)) },
  ({ actor, value, found: { panel, orientation } }) => {
    saveLayer(actor, { panelId: panel.id, orientation, ...value })
    return redirectWithFlash(panelPath(panel.id), { kind: 'success', text: say.saved })
  },
)

/** The buttons of the rows send the form too: it comes back with what they changed, and nothing is saved. */
export const action = act(
  ofForms([save], async (args) => {
    const intent = textField(args.form, 'intent')
    if (intent !== 'take' && !isRowPress(intent)) return save(args)
    const { panel, orientation } = findLayer(args.actor, idOf(args.params))
    const typed = Object.fromEntries(
      [...args.form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
    const rows = typedRows(typed)
    const kept = (name: string) => [name, textIn(typed, name)]
    const others = Object.fromEntries(['version', 'focusX', 'focusY'].map(kept))
    if (intent !== 'take') {
      const changed = fieldsOfRows(afterRowPress(rows, intent))
      return data({ result: { initialValue: { ...others, ...changed } } })
    }
    const taken = await wordsOfPicture({ panelId: panel.id, orientation })
    const written = rows.filter(({ words }) => words.trim() !== '')
    const all = [...written, ...storedRows({ rows: taken, focus: null })]
    const changed = fieldsOfRows(all.slice(0, limits.rowsOfLayer))
    return data({ took: taken.length, result: { initialValue: { ...others, ...changed } } })
  }),
)

export { libraryStyles as links } from './styles'

export const meta = () => [{ title: `${say.section} · Panelry` }]

/** The words over the pictures of one orientation of a panel. */
export default function PanelLayer() {
  const { panel, orientation, layer, version, picture } = useLoaderData<typeof loader>()
  const stored = storedRows(layer)
  const first = stored.length > 0 ? stored : [emptyRow]
  const { focus } = layer
  return (
    <DashboardShell
      breadcrumb={[
        { label: panelAdminMessages.library },
        { label: panelAdminMessages.panels, to: libraryPath },
        { label: panel.name, to: panelPath(panel.id) },
        { label: say.section },
      ]}
    >
      <PageHead title={say.title(orientation)}>
        <p className="muted max-w-form">{say.lead(limits.rowsOfLayer, limits.lettersOfLayerRow)}</p>
      </PageHead>
      <EditForm<{ version: number }>
        row={{ version }}
        values={() => ({
          ...fieldsOfRows(first),
          focusX: focus ? String(focus.x) : '',
          focusY: focus ? String(focus.y) : '',
        })}
        page
        preventScrollReset
      >
        {({ typed }) => {
          const rows = typed ? typedRows(typed) : first
          return (
            <>
              {/* Enter in a field saves: the first button of a form is the one it presses. */}
              <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
                {say.save}
              </button>
              <div className="layer-columns">
                <div className="layer-rows">
                  <Took />
                  <LayerFields rows={rows} />
                  <div className="form-actions">
                    {rows.length < limits.rowsOfLayer && (
                      <Button name="intent" value="add" icon="plus">
                        {say.addRow}
                      </Button>
                    )}
                    {picture?.isSvg && (
                      <Button name="intent" value="take" icon="copy">
                        {say.take}
                      </Button>
                    )}
                  </div>
                </div>
                {picture ? (
                  <LayerPicture
                    {...picture}
                    alt={say.pictureAlt(panel.name, orientation)}
                    rows={rows}
                  />
                ) : (
                  <Notice>{say.noPicture}</Notice>
                )}
              </div>
              <SettingsSection title={say.focus} lead={say.focusLead}>
                <div className="layer-places">
                  <TextField name="focusX" label={say.focusX} inputMode="decimal" optional />
                  <TextField name="focusY" label={say.focusY} inputMode="decimal" optional />
                </div>
              </SettingsSection>
              <div className="form-actions form-actions-pinned form-actions-edge">
                <SubmitButton>{say.save}</SubmitButton>
                <CancelLink to={panelPath(panel.id)} />
              </div>
            </>
          )
        }}
      </EditForm>
    </DashboardShell>
  )
}

/** How many words were taken over, after the press that did. */
function Took() {
  const took = (useActionData() as { took?: number } | undefined)?.took
  return took === undefined ? null : <Notice role="status">{say.took(took)}</Notice>
}
