import { Form } from '@remix-run/react'
import { CheckboxField, SegmentedField } from '~/components/form/choice-fields'
import { FormScope } from '~/components/form/field'
import { HiddenVersion } from '~/components/form/hidden-key'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Accordion } from '~/components/ui/accordion'
import { ButtonLink } from '~/components/ui/button'
import { pageMessages as say } from '~/messages/pages'
import { pagePath } from '../addresses'
import { slotSegments } from '../pages/page-fields'
import type { PageFacts } from './settings-side'

/**
 * Page Settings: the same form as the Update Page dialog, which also answers it. With script a
 * choice is saved as soon as it is made.
 */
export function PagePart({
  projectId,
  page,
  parents,
  account,
}: {
  projectId: string
  page: PageFacts
  parents: readonly { value: string; label: string }[]
  account: boolean
}) {
  return (
    <Accordion title="Page Settings" open>
      <FormScope value="page">
        <Form
          method="post"
          action={pagePath(projectId, page.id, 'edit')}
          className="page-fields form"
          preventScrollReset
          onChange={(event) => {
            const { type } = event.target as unknown as HTMLInputElement
            if (type === 'radio' || type === 'checkbox' || type === 'select-one') {
              event.currentTarget.requestSubmit()
            }
          }}
        >
          <HiddenVersion value={page.version} />
          <TextField name="name" label="Name" defaultValue={page.name} required />
          {account && (
            <>
              <SegmentedField
                name="header"
                label="Header"
                defaultValue={page.header}
                segments={slotSegments}
              />
              <SegmentedField
                name="footer"
                label="Footer"
                defaultValue={page.footer}
                segments={slotSegments}
              />
              {!page.home && parents.length > 0 && (
                <div className="page-parent">
                  <SelectField
                    name="parentId"
                    label="Parent"
                    placeholder={say.topLevel}
                    defaultValue={page.parentId ?? ''}
                    options={parents}
                  />
                </div>
              )}
              {!page.home && (
                <div className="page-home">
                  <CheckboxField name="home" label="Home page" />
                </div>
              )}
              <CheckboxField
                name="nonNavigation"
                label={say.nonNavigation}
                checked={page.nonNavigation}
              />
            </>
          )}
          <div className="form-actions">
            <SubmitButton look="secondary">Save page</SubmitButton>
            <ButtonLink
              to={pagePath(projectId, page.id, 'delete')}
              look="quiet-danger"
              icon="trash"
              preventScrollReset
            >
              Delete page
            </ButtonLink>
          </div>
        </Form>
      </FormScope>
    </Accordion>
  )
}
