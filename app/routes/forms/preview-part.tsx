import { useEffect, useRef } from 'react'
import { SegmentedLinks } from '~/components/ui/segmented'
import { FormFields } from '~/components/work/form-fields'
import { builderMessages as say } from '~/messages/builder'
import type { BuilderData } from './builder-data.server'
import { SavingLink } from './builder-form'
import { builderLink } from './builder-link'

const widths = [
  { value: 'portal', label: say.portal },
  { value: 'phone', label: say.phone },
]

/** The draft as clients would see it. Nothing of it is sent. */
export function PreviewPart({ base, form, field, phone, products, run, view }: BuilderData) {
  const to = (width: string) =>
    builderLink(base, {
      field: field?.id,
      view: view === 'preview' ? view : undefined,
      width: width === 'phone' ? width : undefined,
      client: run?.client,
    })
  const table = useShown(field?.id)
  return (
    <section className="builder-part" data-part="preview" aria-labelledby="builder-preview">
      <div className="builder-head">
        <h2 id="builder-preview">{say.preview}</h2>
        <SegmentedLinks
          label={say.previewOf}
          link={SavingLink}
          segments={widths}
          value={phone ? 'phone' : 'portal'}
          to={to}
          replace
        />
      </div>
      <div className="builder-table" ref={table}>
        <div className="builder-preview" data-width={phone ? 'phone' : 'portal'}>
          {form.draft.length === 0 ? (
            <p className="muted">{say.noFields}</p>
          ) : (
            <FormFields
              key={form.version}
              fields={form.draft}
              products={products}
              values={{}}
              errors={{}}
              files={{}}
              highlighted={field?.id}
            />
          )}
        </div>
      </div>
    </section>
  )
}

/** Brings the chosen field into sight within the preview, which scrolls by itself. */
function useShown(id?: string) {
  const table = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another field is to be shown
  useEffect(() => {
    const box = table.current
    const shown = box?.querySelector<HTMLElement>('.is-highlighted')
    if (!box || !shown) return
    const above = shown.getBoundingClientRect().top - box.getBoundingClientRect().top
    box.scrollTop += above - (box.clientHeight - shown.clientHeight) / 2
  }, [id])
  return table
}
