import { CheckboxField } from '~/components/form/choice-fields'
import { SegmentedField } from '~/components/form/segmented-field'
import type { Option } from '~/components/form/select-field'
import { SelectField } from '~/components/form/select-field'
import { TextField } from '~/components/form/text-field'
import { slotModes } from '~/editor/types'
import { controlWords } from '~/messages/controls'
import { pageMessages as say, slotModeNames, slotNames } from '~/messages/pages'

export const slotSegments = slotModes.map((value) => ({ value, label: slotModeNames[value] }))

/**
 * Fields of the Add and the Update Page dialog. Which of them apply depends on the others: the style sheet
 * hides the parent of a home page or one outside the navigation, and the home box of a page with a parent,
 * so that it also works without script.
 */
export function PageFields({
  parents,
  isHome,
  firstPage,
  account,
}: {
  /** The pages that may become the parent; the empty choice is the top level. */
  parents: readonly Option[]
  /** The home page stays it until another one becomes it. */
  isHome: boolean
  firstPage: boolean
  /** Guests have only the name. */
  account: boolean
}) {
  return (
    <div className="page-fields form">
      <TextField name="name" label={controlWords.name} required autoFocus />
      {account && (
        <>
          {!firstPage && parents.length > 0 && !isHome && (
            <div className="page-parent">
              <SelectField
                name="parentId"
                label={say.parent}
                optional
                placeholder={say.topLevel}
                options={parents}
              />
            </div>
          )}
          <CheckboxField name="nonNavigation" label={say.nonNavigation} />
          {!firstPage && (
            <div className="page-home">
              {isHome ? (
                <p className="muted">{say.isHome}</p>
              ) : (
                <CheckboxField name="home" label={say.homePage} />
              )}
            </div>
          )}
          <SegmentedField name="header" label={slotNames.header} segments={slotSegments} />
          <SegmentedField name="footer" label={slotNames.footer} segments={slotSegments} />
        </>
      )}
    </div>
  )
}
