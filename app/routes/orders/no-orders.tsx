import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { queryOf } from '~/map/path-to'
import {
  orderMessages as say,
  orderTabTexts as tabTexts,
  orderListTexts as texts,
} from '~/messages/orders'
import { workTabLabels } from '~/messages/work-lists'
import { orderLists } from '~/shared/order-lists'
import type { OrderListData } from './read-list.server'

/** Message of an empty list, and where to look meanwhile. */
export function NoOrders({ data: { list, path, tab, tabs, staff } }: { data: OrderListData }) {
  const own = tab && tab !== 'all' ? tabTexts[tab] : null
  const other = tabs.find((each) => each !== tab)
  const { none, ...lead } = texts[list]
  return (
    <EmptyState
      title={own?.none ?? none}
      actions={
        own && other ? (
          <ButtonLink to={path + queryOf({ tab: other })}>
            {other === 'all' ? texts[list].all : workTabLabels[other]}
          </ButtonLink>
        ) : list !== 'open' ? (
          <ButtonLink to={orderLists.open}>{texts.open.title}</ButtonLink>
        ) : (
          !staff && <ButtonLink to="/order">{say.orderDesign}</ButtonLink>
        )
      }
    >
      {own?.lead ?? (staff ? lead.staff : lead.client)}
    </EmptyState>
  )
}
