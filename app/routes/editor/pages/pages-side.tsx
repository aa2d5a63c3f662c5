import { Link } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { SearchField } from '~/components/form/search-field'
import { IconLink } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { Menu, MenuButton, MenuLink } from '~/components/ui/menu'
import { StepMenuButtons } from '~/components/ui/step-buttons'
import type { PageNode } from '~/editor/tree'
import { type Below, pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { noteMarks } from '~/messages/editor-links'
import { capped } from '~/messages/format'
import { pageMessages as say } from '~/messages/pages'
import { partWords } from '~/messages/parts'
import { limits } from '~/permissions/limits'
import { editorPath, pagePath } from '../addresses'

type Props = {
  projectId: string
  /** Pages of the list, parents before children; only the matches while there is a search. */
  shown: readonly PageNode[]
  total: number
  selectedId: string | null
  search: string
  /** A page template has this one page. */
  only: boolean
  /** How many notes the pages have, by page id. */
  notes: Readonly<Record<string, number>>
  /** Pages that visitors of the shared preview have approved as they are, by id. */
  approved: readonly string[]
  /** Key of the forms that make a page; null when none can be made. */
  formKey: string | null
}

/** The pages of the project: the tree, a search, and what can be done to each page. */
export function PagesSide({
  projectId,
  shown,
  total,
  selectedId,
  search,
  only,
  notes,
  approved,
  formKey,
}: Props) {
  const here = pathTo('/projects/:id', { id: projectId })
  const ends = endsOf(shown)
  return (
    <section className="side-part" aria-labelledby="pages-title">
      <div className="side-head">
        <h2 id="pages-title">
          {controlWords.pages} <span className="muted font-normal">{total}</span>
        </h2>
        {!only && (
          <IconLink
            icon="plus"
            label={say.addPage}
            to={`${here}/pages/new`}
            className="ml-auto"
            preventScrollReset
          />
        )}
      </div>
      {(total > 7 || search) && (
        <div className="px-4 pb-2">
          <SearchField
            name="pages"
            label={say.searchPages}
            value={search}
            action={here}
            keep={selectedId ? { p: selectedId } : {}}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <p className="muted px-4 pb-3" role="status">
          {say.none}
        </p>
      ) : (
        <ul className="page-tree">
          {shown.map((page, index) => (
            <PageRow
              key={page.id}
              page={page}
              projectId={projectId}
              selected={page.id === selectedId}
              withMenu={index < limits.pagesDrawn || page.id === selectedId}
              first={ends.get(siblingsOf(page))?.first === index}
              last={ends.get(siblingsOf(page))?.last === index}
              notes={notes[page.id] ?? 0}
              approved={approved.includes(page.id)}
              formKey={formKey}
            />
          ))}
        </ul>
      )}
      {shown.length > limits.pagesDrawn && (
        <p className="muted px-4 pb-3">{say.menusOf(limits.pagesDrawn)}</p>
      )}
    </section>
  )
}

/** The first and the last place that the pages under each parent have in the list. */
function endsOf(shown: readonly PageNode[]) {
  const ends = new Map<string, { first: number; last: number }>()
  for (const [at, page] of shown.entries()) {
    const under = siblingsOf(page)
    ends.set(under, { first: ends.get(under)?.first ?? at, last: at })
  }
  return ends
}

const siblingsOf = ({ depth, parentId }: PageNode) => `${depth} ${parentId}`

function PageRow({
  page,
  projectId,
  selected,
  withMenu,
  first,
  last,
  notes,
  approved,
  formKey,
}: {
  page: PageNode
  projectId: string
  selected: boolean
  withMenu: boolean
  first: boolean
  last: boolean
  notes: number
  approved: boolean
  formKey: string | null
}) {
  const icon = page.home ? 'home' : 'file'
  return (
    <li className="page-row" style={{ paddingLeft: `${page.depth * 1.25}rem` }}>
      <Link
        to={editorPath(projectId, page.id)}
        className="page-link"
        aria-current={selected ? 'page' : undefined}
        preventScrollReset
      >
        <Icon name={icon} label={page.home ? say.homePage : undefined} />
        <span className="page-name" dir="auto">
          {page.name}
        </span>
        {page.nonNavigation && <Icon name="eye-off" label={say.leftOut} />}
      </Link>
      {approved && (
        <Icon name="check-circle" label={noteMarks.approvedNow} className="page-approved" />
      )}
      {notes > 0 && (
        <Link
          to={pagePath(projectId, page.id, 'notes')}
          className="page-notes"
          title={noteMarks.countOn(notes, page.name)}
          aria-label={noteMarks.countOn(notes, page.name)}
          preventScrollReset
        >
          <Icon name="note" />
          {capped(notes)}
        </Link>
      )}
      {withMenu && <PageMenu {...{ page, projectId, first, last, formKey }} />}
    </li>
  )
}

/** Edit, move, make home, delete: the same as dialogs and forms, so that all of it works without script. */
function PageMenu({
  page,
  projectId,
  first,
  last,
  formKey,
}: {
  page: PageNode
  projectId: string
  first: boolean
  last: boolean
  formKey: string | null
}) {
  const at = (what: Below<'/projects/:id/pages/:page'>) => pagePath(projectId, page.id, what)
  return (
    <Menu end label={say.moreFor(page.name)} icon="more" look="quiet">
      <MenuLink to={at('edit')} icon="pencil" preventScrollReset>
        {say.editPage}
      </MenuLink>
      {(!first || !last) && (
        <ActionForm action={at('move')} preventScrollReset>
          <StepMenuButtons {...{ first, last }} />
        </ActionForm>
      )}
      <MenuLink to={at('move')} icon="move" preventScrollReset>
        {partWords.moveTo}
      </MenuLink>
      {formKey && (
        <ActionForm formKey={`${formKey}-${page.id}`} action={at('duplicate')} preventScrollReset>
          <MenuButton icon="copy">{say.duplicate}</MenuButton>
        </ActionForm>
      )}
      {!page.home && (
        <ActionForm action={at('home')} preventScrollReset>
          <MenuButton icon="home">{say.makeHome}</MenuButton>
        </ActionForm>
      )}
      <MenuLink to={at('delete')} icon="trash" preventScrollReset>
        {say.deletePage}
      </MenuLink>
    </Menu>
  )
}
