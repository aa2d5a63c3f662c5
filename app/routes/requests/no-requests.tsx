import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { pathTo } from '~/map/path-to'
import {
  requestMessages as say,
  requestTabTexts as tabTexts,
  requestListTexts as texts,
} from '~/messages/requests'
import { workTabLabels as tabLabels } from '~/messages/work-lists'
import { requestLists } from '~/shared/request-lists'
import type { RequestListData } from './read-list.server'

/** Message of an empty list, and where to look meanwhile. */
export function NoRequests({ data }: { data: RequestListData }) {
  const { list, tab, tabs, staff, mayCreate, past } = data
  // Today's message about a list is not true for an earlier moment; the way back to now is above it.
  if (past) return <EmptyState title={say.noneThen}>{say.noneThenLead}</EmptyState>
  const own = tab && tab !== 'all' ? tabTexts[tab] : null
  const { none, ...lead } = texts[list]
  const other = tabs.find((each) => each !== tab)
  return (
    <EmptyState
      title={own?.none ?? none}
      actions={
        own && other ? (
          <ButtonLink to={pathTo('/requests', { tab: other })}>{tabLabels[other]}</ButtonLink>
        ) : list !== 'open' ? (
          <ButtonLink to={requestLists.open}>{texts.open.title}</ButtonLink>
        ) : (
          <ButtonLink to="/requests/create-request">
            {mayCreate ? say.create : say.howToCreate}
          </ButtonLink>
        )
      }
    >
      {own?.lead ?? (staff ? lead.staff : lead.client)}
    </EmptyState>
  )
}
