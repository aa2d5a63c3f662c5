import { ActionForm } from '~/components/form/action-form'
import { CheckboxField } from '~/components/form/choice-fields'
import { FormScope } from '~/components/form/field'
import { SegmentedField } from '~/components/form/segmented-field'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { TextField } from '~/components/form/text-field'
import { Accordion } from '~/components/ui/accordion'
import { ButtonLink } from '~/components/ui/button'
import type { PageNode } from '~/editor/tree'
import { controlWords } from '~/messages/controls'
import { pageMessages as say, slotNames } from '~/messages/pages'
import { pagePath } from '../addresses'
import { slotSegments } from '../pages/page-fields'

export type PageFacts = PageNode & {
  header: string
  footer: string
  version: number
}

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
    <Accordion title={say.pageSettings} open>
      <FormScope value="page">
        <ActionForm
          version={page.version}
          action={pagePath(projectId, page.id, 'edit')}
          className="page-fields form"
          data-sends-itself=""
          preventScrollReset
          onChange={(event) => {
            const { type } = event.target as unknown as HTMLInputElement
            if (type === 'radio' || type === 'checkbox' || type === 'select-one') {
              event.currentTarget.requestSubmit()
            }
          }}
        >
          <TextField name="name" label={controlWords.name} defaultValue={page.name} required />
          {account && (
            <>
              <SegmentedField
                name="header"
                label={slotNames.header}
                defaultValue={page.header}
                segments={slotSegments}
              />
              <SegmentedField
                name="footer"
                label={slotNames.footer}
                defaultValue={page.footer}
                segments={slotSegments}
              />
              {!page.home && parents.length > 0 && (
                <div className="page-parent">
                  <SelectField
                    name="parentId"
                    label={say.parent}
                    placeholder={say.topLevel}
                    defaultValue={page.parentId ?? ''}
                    options={parents}
                  />
                </div>
              )}
              {!page.home && (
                <div className="page-home">
                  <CheckboxField name="home" label={say.homePage} />
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
            <SubmitButton look="secondary">{say.savePage}</SubmitButton>
            <ButtonLink
              to={pagePath(projectId, page.id, 'delete')}
              look="quiet-danger"
              icon="trash"
              preventScrollReset
            >
              {say.deletePage}
            </ButtonLink>
          </div>
        </ActionForm>
      </FormScope>
    </Accordion>
  )
}
