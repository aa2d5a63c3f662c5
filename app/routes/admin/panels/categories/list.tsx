import { useLoaderData, useOutlet } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { Menu, MenuButton, MenuLink } from '~/components/ui/menu'
import { Screen } from '~/components/ui/screen'
import { StepButtons, StepMenuButtons } from '~/components/ui/step-buttons'
import { type Column, Table } from '~/components/ui/table'
import { Tag } from '~/components/ui/tag'
import { type ListedCategory, listPanelCategories } from '~/features/panels/panel-categories.server'
import { columnWords } from '~/messages/columns'
import { controlWords, namedControls } from '~/messages/controls'
import { count } from '~/messages/format'
import { panelAdminMessages as say } from '~/messages/panels-admin'
import { partWords } from '~/messages/parts'
import { screen } from '~/routes/http/screen-and-act.server'
import { categoriesPath, categoryPath, libraryPath } from '../addresses'
import { markOf } from '../filters'

export const loader = screen(({ actor }) => ({
  categories: listPanelCategories(actor).map((category, index, all) => ({
    ...category,
    first: index === 0,
    last: index === all.length - 1,
  })),
}))

export const handle: LiveHandle = { live: 'list:panels' }

export const meta = () => [{ title: `${columnWords.categories} · Panelry` }]

/** The categories of the library in their order. */
export default function Categories() {
  const { categories } = useLoaderData<typeof loader>()
  return (
    <Screen dialog={useOutlet()}>
      <DashboardShell
        breadcrumb={[
          { label: say.library },
          { label: say.panels, to: libraryPath },
          { label: columnWords.categories },
        ]}
      >
        <PageHead
          title={columnWords.categories}
          actions={
            <ButtonLink to={`${categoriesPath}/new`} look="primary" icon="plus" preventScrollReset>
              {say.addCategory}
            </ButtonLink>
          }
        >
          <p className="muted">{say.categoriesLead}</p>
        </PageHead>
        <Table
          caption={columnWords.categories}
          columns={columns}
          rows={categories}
          rowKey={({ id }) => id}
          rowHref={({ id }) => categoryPath(id)}
        />
      </DashboardShell>
    </Screen>
  )
}

type Row = ListedCategory & { first: boolean; last: boolean }

const columns: Column<Row>[] = [
  {
    label: controlWords.name,
    cell: (category) => category.name,
  },
  { label: say.use, cell: (category) => <Mark category={category} />, phone: 'line', size: 'date' },
  { label: say.panels, cell: ({ panels }) => count(panels, 'panel'), size: 'date', yields: 3 },
  { label: say.tags, cell: ({ tags }) => tags, phone: 'hide', yields: 2 },
  {
    label: columnWords.actions,
    size: 'buttons',
    hideLabel: true,
    align: 'end',
    phone: 'end',
    cell: (row) => <Actions {...row} />,
  },
]

function Mark({ category }: { category: Row }) {
  const mark = markOf(category)
  return mark ? <Tag tone="primary">{mark}</Tag> : say.body
}

function Actions({ id, name, panels, first, last, header, footer }: Row) {
  return (
    <div className="flex justify-end">
      <ActionForm
        action={categoryPath(id, 'move')}
        className="flex max-md:hidden"
        preventScrollReset
      >
        <StepButtons of={name} {...{ first, last }} />
      </ActionForm>
      <Menu end icon="more" look="quiet" label={namedControls.actions(name)}>
        <ActionForm action={categoryPath(id, 'move')} preventScrollReset>
          <StepMenuButtons {...{ first, last }} />
        </ActionForm>
        <MenuLink to={categoryPath(id, 'move')} icon="move" preventScrollReset>
          {partWords.moveTo}
        </MenuLink>
        <ActionForm action={categoryPath(id, 'slot')} preventScrollReset>
          {!header && (
            <MenuButton name="slot" value="header" icon="panel">
              {say.makeHeaderCategory}
            </MenuButton>
          )}
          {!footer && (
            <MenuButton name="slot" value="footer" icon="panel">
              {say.makeFooterCategory}
            </MenuButton>
          )}
        </ActionForm>
        <MenuLink to={categoryPath(id)} icon="pencil">
          {controlWords.edit}
        </MenuLink>
        {panels === 0 && (
          <MenuLink to={categoryPath(id, 'delete')} icon="trash" danger>
            {controlWords.delete}
          </MenuLink>
        )}
      </Menu>
    </div>
  )
}
