import { Form } from '@remix-run/react'
import { FormScope } from '~/components/form/field'
import { HiddenVersion } from '~/components/form/hidden-key'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Accordion } from '~/components/ui/accordion'
import { ButtonLink, IconLink } from '~/components/ui/button'
import { ImagePreview } from '~/components/ui/image-preview'
import { projectMessages as say, storyOptions } from '~/messages/projects'
import { queryOf } from '~/routes/http/query'
import { BrandColors } from './brand-colors'
import type { ProjectFacts } from './settings-side'

/** Brand: name, logo and the two colours of the project. Answered by the project settings dialog. */
export function BrandPart({
  project,
  pageId,
  account,
}: {
  project: ProjectFacts
  /** The page behind, which is shown again afterwards. */
  pageId: string | null
  account: boolean
}) {
  const at = (what: string) => `/projects/${project.id}/${what}${queryOf({ p: pageId })}`
  return (
    <Accordion title="Brand" open>
      <FormScope value="brand">
        <div className="form">
          {account && (
            <div>
              <span className="label">Logo</span>
              <div className="flex items-center gap-2">
                {project.logo && (
                  <ImagePreview
                    src={`/files/logos/medium_${project.logo}`}
                    large={`/files/logos/${project.logo}`}
                    alt={say.logoOf(project.name)}
                    width={72}
                    height={32}
                  />
                )}
                <ButtonLink to={at('logo')} icon="upload" preventScrollReset>
                  {project.logo ? 'Replace' : 'Add logo'}
                </ButtonLink>
                {project.logo && (
                  <IconLink
                    icon="trash"
                    label="Delete logo"
                    to={at('logo/delete')}
                    look="quiet-danger"
                    preventScrollReset
                  />
                )}
              </div>
            </div>
          )}
          <Form
            method="post"
            action={at('settings')}
            className="form"
            noValidate
            preventScrollReset
          >
            <HiddenVersion value={project.version} />
            <TextField
              name="name"
              label="Project name"
              defaultValue={project.name}
              maxLength={200}
              required
            />
            <BrandColors
              primary={{
                name: 'primaryColor',
                defaultValue: project.primaryColor.toUpperCase(),
              }}
              secondary={{
                name: 'secondaryColor',
                defaultValue: project.secondaryColor.toUpperCase(),
              }}
            />
            <SelectField
              name="story"
              label={say.story}
              hint={say.storyHint}
              defaultValue={project.story ?? 'none'}
              options={storyOptions}
            />
            <div className="form-actions">
              <SubmitButton look="secondary">Save brand</SubmitButton>
            </div>
          </Form>
        </div>
      </FormScope>
    </Accordion>
  )
}
