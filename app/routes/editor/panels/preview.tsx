import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useNavigate, useSearchParams } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog } from '~/components/ui/dialog'
import { SafeImage } from '~/components/ui/safe-image'
import { SegmentedLinks } from '~/components/ui/segmented'
import { notFound } from '~/domain-error'
import { findOffered } from '~/features/panels/list-panels.server'
import { pathTo } from '~/map/path-to'
import { busyWords, controlWords } from '~/messages/controls'
import { variantWords } from '~/messages/variants'
import { panelImagePath } from '~/panels/url'
import { isOrientation, isPanelColor, variantIndex } from '~/panels/variant'
import { newId } from '~/platform/ids.server'
import { screen } from '~/routes/http/screen-and-act.server'
import { AddFields, addAction } from './add-fields'
import { useChoosePanel } from './choose-panel'
import { filterNames } from './filters'
import { readFilters, readPanelTarget } from './panel-target.server'
import { colorSegments, orientationSegments } from './variant-segments'

export const loader = screen(({ actor, params, url }) => {
  const { id = '', panel: panelId = '' } = params
  const place = readPanelTarget(actor, id, url.searchParams)
  const panel = findOffered(panelId, place.type)
  if (!panel) throw notFound()
  const o = url.searchParams.get('o')
  const c = url.searchParams.get('c')
  const orientation = isOrientation(o) ? o : ('left' as const)
  const color = isPanelColor(c) ? c : ('light' as const)
  const multiple = readFilters(url.searchParams).multiple === '1'
  return { place, panel, orientation, color, multiple, key: newId() }
})

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.panel.name ?? 'Panel'} · Panelry` },
]

/** Part of the address that narrows the panels. */
const filtersOf = (query: URLSearchParams) =>
  String(new URLSearchParams(filterNames.map((name) => [name, query.get(name) ?? ''])))

/** A panel as a section of the page: the picture in full, with its variants. */
export default function PreviewPanel() {
  const { place, panel, orientation, color, multiple, key } = useLoaderData<typeof loader>()
  const choose = useChoosePanel(place, multiple)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { id: panelId, revision } = panel
  const closeTo = () => {
    const rest = new URLSearchParams(query)
    rest.delete('o')
    rest.delete('c')
    return pathTo('/projects/:id/panels', { id: place.projectId }, Object.fromEntries(rest))
  }
  const variant = (name: 'o' | 'c') => (value: string) => {
    const rest = new URLSearchParams(query)
    rest.set(name, value)
    return `?${rest}`
  }
  return (
    <Dialog
      title={panel.name}
      size="large"
      closeTo={closeTo()}
      footer={
        <ActionForm
          action={addAction(place)}
          className="panel-preview-foot"
          onSubmit={(event) => {
            choose(event, panel, { orientation, color })
            if (multiple) navigate(closeTo(), { preventScrollReset: true })
          }}
        >
          <AddFields
            place={place}
            panelId={panelId}
            formKey={key}
            multiple={multiple ? filtersOf(query) : undefined}
          />
          <input type="hidden" name="orientation" value={orientation} />
          <input type="hidden" name="color" value={color} />
          <SegmentedLinks
            label={variantWords.orientation}
            segments={orientationSegments}
            value={orientation}
            to={variant('o')}
            name="o"
            replace
          />
          <SegmentedLinks
            label={variantWords.color}
            segments={colorSegments}
            value={color}
            to={variant('c')}
            name="c"
            replace
          />
          <SubmitButton icon="plus" busyLabel={busyWords.adding} className="ml-auto">
            {place.swap ? variantWords.swap : controlWords.add}
          </SubmitButton>
        </ActionForm>
      }
    >
      <SafeImage
        className="panel-preview-picture"
        src={panelImagePath({ panelId, orientation, color, revision }, place.brandId)}
        alt={`${panel.name}, ${orientation}, ${color}`}
        width={1440}
        height={panel.heights[variantIndex(orientation, color)] || 720}
      />
    </Dialog>
  )
}
