import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { CheckboxField, RadioField } from '~/components/form/choice-fields'
import { CreateForm } from '~/components/form/create-form'
import { PatientButton } from '~/components/form/patient-button'
import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { importTemplate } from '~/features/templates/import-template.server'
import { offeredPageTemplate } from '~/features/templates/offered-page-template.server'
import { importSchema } from '~/features/templates/template-schema.server'
import { busyWords, controlWords } from '~/messages/controls'
import { templateMessages as say } from '~/messages/templates'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { PageThumbnail } from '~/routes/templates/thumbnail'
import { editorPath } from '../addresses'
import { undoOn } from '../sections/answer.server'
import { selectPath } from './addresses'
import { pageForTemplate } from './page-for-template.server'

export const loader = screen(({ actor, params: { id = '', template = '' }, url }) => {
  const place = pageForTemplate(actor, id, url.searchParams)
  const offer = offeredPageTemplate(actor, template, place.page.id)
  return { place, ...offer, key: newId() }
})

export const action = act(
  {
    schema: importSchema,
    // There is no template to show the message beside.
    refused: ({ answer: { data }, params: { id = '' }, url }) =>
      data.error?.code === 'template-deleted'
        ? redirectWithFlash(selectPath(id) + url.search, { kind: 'error', text: data.error.text })
        : undefined,
  },
  ({ actor, value, idempotencyKey, params: { id = '', template: templateId = '' } }) => {
    const { p: pageId = '', mode, slots } = value
    const what = { projectId: id, pageId, templateId, mode, slots, idempotencyKey }
    const change = importTemplate(actor, what)
    return redirectWithFlash(editorPath(id, pageId, change.sectionId), {
      kind: 'success',
      text: say.imported,
      press: undoOn(id, pageId, change),
    })
  },
)

export { templateStyles as links } from './styles'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.name ?? 'Template'} · Panelry` },
]

/** A template in the project's brand, and how it comes onto the page. */
export default function UseTemplate() {
  const { place, name, pictures, sections, standing, slots, key } = useLoaderData<typeof loader>()
  const { projectId, page, brandId } = place
  const { search } = useLocation()
  const closeTo = selectPath(projectId) + search
  return (
    <Dialog title={<span className="wrap-anywhere">{name}</span>} size="large" closeTo={closeTo}>
      <div className="template-use">
        <PageThumbnail thumbnail={{ brandId, pictures }} width={960} whole label={name} />
        <CreateForm formKey={key} preventScrollReset values={{ mode: 'append', slots: true }}>
          <p className="text-n600">
            {sections === 0 && pictures.length === 0
              ? say.emptyTemplate
              : `${say.sections(sections)}, ${say.inBrand(place.project)}`}
          </p>
          <input type="hidden" name="p" value={page.id} />
          {standing > 0 && (
            <RadioField
              name="mode"
              label={say.modeLabel(page.name)}
              options={[
                { value: 'append', label: say.append, hint: say.appendHint },
                { value: 'replace', label: say.replace, hint: say.replaceHint(standing) },
              ]}
            />
          )}
          {slots && <CheckboxField name="slots" label={say.slots[slots]} hint={say.slotsHint} />}
          <DialogActions>
            <ButtonLink to={closeTo} preventScrollReset>
              {controlWords.back}
            </ButtonLink>
            <PatientButton busyLabel={busyWords.importing} wait={say.waitImport}>
              {say.importTemplate}
            </PatientButton>
          </DialogActions>
        </CreateForm>
      </div>
    </Dialog>
  )
}
