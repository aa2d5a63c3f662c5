import { HiddenKey } from '~/components/form/hidden-key'
import { pagePath, sectionPost } from '../addresses'
import type { PanelTarget } from './panel-target.server'

/** Address to which choosing a panel posts: a new section, or another panel for the one that is swapped. */
export const addAction = ({ projectId, page, swap }: PanelTarget) =>
  swap ? sectionPost(projectId, swap.id, 'swap') : pagePath(projectId, page.id, 'sections')

/** The hidden fields of that form; orientation and color are the form's own. */
export function AddFields({
  place,
  panelId,
  formKey,
  multiple,
}: {
  place: PanelTarget
  panelId: string
  formKey: string
  /** The query of the filters, when the screen stays open. */
  multiple?: string
}) {
  const { page, revision, type, scope, after, swap, from, back } = place
  return (
    <>
      <input type="hidden" name="panelId" value={panelId} />
      {swap ? (
        <>
          <input type="hidden" name="p" value={page.id} />
          <input type="hidden" name="revision" value={revision} />
        </>
      ) : (
        <>
          <HiddenKey value={`${formKey}-${panelId}`} />
          <input type="hidden" name="type" value={type} />
          {scope && <input type="hidden" name="scope" value={scope} />}
          {after && <input type="hidden" name="after" value={after} />}
          {from && <input type="hidden" name="from" value={from} />}
          {back && <input type="hidden" name="back" value={back} />}
          {multiple && <input type="hidden" name="multiple" value={multiple} />}
        </>
      )}
    </>
  )
}
