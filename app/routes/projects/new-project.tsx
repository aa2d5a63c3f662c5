import { useLoaderData, useOutlet } from '@remix-run/react'
import { CancelLink } from '~/components/form/cancel-link'
import { CreateForm } from '~/components/form/create-form'
import { FormError } from '~/components/form/error-summary'
import { PatientButton } from '~/components/form/patient-button'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { Dialog } from '~/components/ui/dialog'
import { Screen } from '~/components/ui/screen'
import { ownFolder } from '~/features/folders/find-folder.server'
import { brandOf, brandsFor } from '~/features/profiles/brand-kit.server'
import { createProject } from '~/features/projects/create-project.server'
import { isAtProjectLimit } from '~/features/projects/project-limit.server'
import { createProjectSchema } from '~/features/projects/project-schema.server'
import { takeBrand } from '~/features/projects/take-brand.server'
import { listOfferedTemplates } from '~/features/templates/offered-template.server'
import { pathTo } from '~/map/path-to'
import { brandKitMessages as brandSay } from '~/messages/brand-kit'
import { busyWords, controlWords } from '~/messages/controls'
import { projectDialogs as say } from '~/messages/project-dialogs'
import { projectMessages } from '~/messages/projects'
import { newId } from '~/platform/ids.server'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { requireMember } from '~/routes/http/require-member'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { StartWith } from './start-with'

/** Also serves the address of a folder (`/projects/folder/:id/new`): the project is made in it. */
export const loader = screen(({ actor, params: { id }, url }) => ({
  key: newId(),
  ...listOfferedTemplates(),
  /** The template that a link proposes. */
  proposed: url.searchParams.get('template') ?? '',
  /** Text typed before a template was looked at without script. */
  begun: { name: url.searchParams.get('name'), brand: url.searchParams.get('brand') },
  brands: brandsFor(actor, null),
  full: isAtProjectLimit(actor),
  closeTo: id ? pathTo('/projects/folder/:id', { id: ownFolder(actor, id).id }) : '/projects',
}))

export const action = act(
  createProjectSchema,
  async ({ actor, value: { brand, ...value }, idempotencyKey, params: { id: folderId } }) => {
    const member = requireMember(actor)
    if (brand) brandOf(member, brand)
    const id = createProject(member, { ...value, folderId, idempotencyKey })
    if (brand) await takeBrand(member, { projectId: id, profileId: brand })
    return redirectWithFlash(pathTo('/projects/:id', { id }), {
      kind: 'success',
      text: say.created,
    })
  },
)

export const meta = () => [{ title: `${projectMessages.newProject} · Panelry` }]

export default function NewProject() {
  const { key, closeTo, full, brands, templates, more, proposed, begun } =
    useLoaderData<typeof loader>()
  const { field, formError, typed } = useFormAnswer()
  const address = closeTo === '/projects' ? '/projects/new' : `${closeTo}/new`
  const chosen = typed ? String(typed.templateId ?? '') : proposed
  return (
    <Screen dialog={useOutlet()}>
      <Dialog
        title={projectMessages.newProject}
        closeTo={closeTo}
        size={templates.length > 0 ? 'large' : 'small'}
        footer={
          <div className="dialog-actions mt-0">
            <CancelLink to={closeTo} preventScrollReset />
            <PatientButton form="new-project" busyLabel={busyWords.creating} wait={say.waitCreate}>
              {say.createProject}
            </PatientButton>
          </div>
        }
      >
        <CreateForm formKey={key} values={begun} errors="own" id="new-project" preventScrollReset>
          <FormError>{formError ?? (full ? say.limit : null)}</FormError>
          <div className="max-w-form">
            <TextField
              name="name"
              label={controlWords.name}
              hint={say.nameHint}
              required
              autoFocus
            />
          </div>
          {brands.length > 0 && (
            <div className="max-w-form">
              <SelectField
                name="brand"
                label={brandSay.field}
                hint={brandSay.hint}
                options={[
                  { value: '', label: brandSay.none },
                  ...brands.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            </div>
          )}
          {templates.length > 0 && (
            // Drawn again when a template is taken from its preview.
            <StartWith
              key={proposed}
              {...{ templates, more, chosen, address }}
              errors={field('templateId').errors}
            />
          )}
        </CreateForm>
      </Dialog>
    </Screen>
  )
}
