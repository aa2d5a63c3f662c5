import type { PageNode } from '~/editor/tree'
import type { CollaboratorsPanel } from '~/features/collaborators/list-collaborators.server'
import { CollaboratorsPart } from '../collaborators/collaborators-part'
import { BrandPart } from './brand-part'
import { OrderPart } from './order-part'
import { PagePart } from './page-part'

export type ProjectFacts = {
  id: string
  name: string
  logo: string | null
  primaryColor: string
  secondaryColor: string
  story: string | null
  version: number
}

export type PageFacts = PageNode & {
  header: string
  footer: string
  version: number
}

/** The right menu: what the selected page is, and how the project looks. */
export function SettingsSide({
  project,
  page,
  parents,
  account,
  brands,
  collaborators,
  orders,
}: {
  project: ProjectFacts
  page: PageFacts | null
  parents: readonly { value: string; label: string }[]
  account: boolean
  /** The companies whose brand it can have; at most two of them. */
  brands: readonly { id: string; name: string }[]
  /** Null where nobody has any: a guest's project, a template. */
  collaborators: CollaboratorsPanel
  /** Whether the studio can be asked to build it. */
  orders: boolean
}) {
  return (
    <>
      {page && (
        <PagePart
          key={page.id + page.version}
          {...{ page, parents, account }}
          projectId={project.id}
        />
      )}
      <BrandPart
        key={project.version}
        {...{ project, account, brands }}
        pageId={page?.id ?? null}
      />
      {collaborators && (
        <CollaboratorsPart {...collaborators} projectId={project.id} pageId={page?.id ?? null} />
      )}
      {orders && <OrderPart projectId={project.id} />}
    </>
  )
}
