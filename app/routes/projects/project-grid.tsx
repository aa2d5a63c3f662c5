import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Card } from '~/components/ui/card'
import { Icon } from '~/components/ui/icon'
import { Menu, MenuLink } from '~/components/ui/menu'
import { SafeImage } from '~/components/ui/safe-image'
import { Time } from '~/components/ui/time'
import { pathTo } from '~/map/path-to'
import { columnWords } from '~/messages/columns'
import { controlWords } from '~/messages/controls'
import { partWords } from '~/messages/parts'
import { projectMessages as say } from '~/messages/projects'
import type { PanelPicture } from '~/panels/url'
import { panelThumbPath } from '~/panels/url'
import { projectDialog } from './addresses'

type ProjectCard = {
  id: string
  name: string
  brandId: string
  updatedAt: number
  cover: PanelPicture | null
  /** Owner, if it is not one's own. */
  owner?: string
}

/** Projects as cards with the first panel of their home page, in the project's own colors. */
export function ProjectGrid({
  projects,
  menu,
  level = 2,
}: {
  projects: readonly ProjectCard[]
  menu?: (project: ProjectCard) => ReactNode
  /** Level of the headings. */
  level?: 2 | 3
}) {
  const Heading = `h${level}` as const
  return (
    <ul className="page-body project-grid">
      {projects.map((project) => (
        <li key={project.id} className="min-w-0">
          <Card link>
            <Cover {...project} />
            <div className="flex items-center border-t border-n200 py-2.5 pr-1.5 pl-3">
              <div className="min-w-0 flex-1">
                <Heading className="font-medium">
                  <Link
                    to={pathTo('/projects/:id', { id: project.id })}
                    className="cover-link truncate-line block"
                  >
                    {project.name}
                  </Link>
                </Heading>
                <p className="muted truncate-line">
                  {project.owner ? (
                    say.sharedBy(project.owner)
                  ) : (
                    <>
                      {columnWords.changed} <Time at={project.updatedAt} />
                    </>
                  )}
                </p>
              </div>
              {menu && <div className="above-cover">{menu(project)}</div>}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** The top of the panel: pictures of panels have all heights, cards have one. */
function Cover({ cover, brandId }: Pick<ProjectCard, 'cover' | 'brandId'>) {
  return (
    <div className="aspect-[16/9] overflow-hidden rounded-t bg-n50">
      {cover ? (
        <SafeImage
          src={panelThumbPath(cover, brandId, 480)}
          alt=""
          width={480}
          height={270}
          loading="lazy"
          className="h-full w-full object-cover object-top"
        />
      ) : (
        <span className="grid h-full place-items-center text-n400">
          <Icon name="layers" size={20} />
        </span>
      )}
    </div>
  )
}

/** Actions on a project of one's own. */
export function OwnMenu({
  list,
  project: { id, name },
}: {
  list: Parameters<typeof projectDialog>[0]
  project: Pick<ProjectCard, 'id' | 'name'>
}) {
  return (
    <Menu label={say.moreFor(name)} icon="more" look="quiet" end>
      <MenuLink to={projectDialog(list, id, 'rename')} icon="pencil" preventScrollReset>
        {say.rename}
      </MenuLink>
      <MenuLink to={projectDialog(list, id, 'duplicate')} icon="copy" preventScrollReset>
        {say.duplicate}
      </MenuLink>
      <MenuLink to={projectDialog(list, id, 'move')} icon="folder" preventScrollReset>
        {partWords.moveTo}
      </MenuLink>
      <MenuLink to={projectDialog(list, id, 'delete')} icon="trash" danger preventScrollReset>
        {controlWords.delete}
      </MenuLink>
    </Menu>
  )
}
