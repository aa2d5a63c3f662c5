import { ActionForm } from '~/components/form/action-form'
import { Menu, MenuButton, MenuLink } from '~/components/ui/menu'
import type { Column } from '~/components/ui/table'
import { Time } from '~/components/ui/time'
import { Person } from '~/components/work/person'
import { PublishMark } from '~/components/work/publish-mark'
import type { ListedOrderForm } from '~/features/order-forms/list-forms.server'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { orderFormMessages as say } from '~/messages/order-studio'
import { priceText } from '~/messages/price-text'
import { formPath } from '../addresses'

/** Columns of the list of order forms. */
export const columns: Column<ListedOrderForm>[] = [
  { label: controlWords.form, cell: ({ name }) => name },
  {
    label: columnWords.product,
    size: 'name',
    yields: 1,
    phone: 'hide',
    cell: ({ productName }) => productName,
  },
  {
    label: columnWords.price,
    size: 'word',
    align: 'end',
    cell: ({ price }) => priceText(price),
  },
  {
    label: say.type,
    size: 'date',
    yields: 1,
    phone: 'hide',
    cell: ({ type }) => type ?? <span className="muted">{say.noType}</span>,
  },
  {
    label: columnWords.assignee,
    size: 'words',
    yields: 2,
    phone: 'hide',
    cell: ({ assignee }) => <Person person={assignee} nobody={say.nobody} />,
  },
  {
    label: columnWords.state,
    size: 'date',
    cell: ({ state, offSale }) => (
      <>
        <PublishMark state={state} />
        {offSale && <span className="off-sale">{say.offSale[offSale]}</span>}
      </>
    ),
  },
  {
    label: say.updatedLabel,
    size: 'date',
    yields: 1,
    phone: 'hide',
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
  },
  {
    label: columnWords.actions,
    hideLabel: true,
    phone: 'end',
    size: 'menu',
    align: 'end',
    cell: ({ id, name, state }) => (
      <Menu end label={say.actionsFor(name)} icon="more" look="quiet">
        <MenuLink to={formPath(id)} icon="pencil">
          {say.edit}
        </MenuLink>
        <ActionForm
          action={pathTo('/orders/forms/create-form/:form/publish', { form: id })}
          preventScrollReset
        >
          <MenuButton
            name="published"
            value={state === 'published' ? 'off' : 'on'}
            icon={state === 'published' ? 'eye-off' : 'eye'}
          >
            {state === 'published' ? say.unpublish : say.publish}
          </MenuButton>
        </ActionForm>
        <MenuLink
          to={pathTo('/orders/forms/create-form/:form/duplicate', { form: id })}
          icon="copy"
        >
          {say.duplicate}
        </MenuLink>
        <MenuLink
          to={pathTo('/orders/forms/create-form/:form/delete', { form: id })}
          icon="trash"
          danger
        >
          {controlWords.delete}
        </MenuLink>
      </Menu>
    ),
  },
]
