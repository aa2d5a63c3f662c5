import { Link } from '@remix-run/react'
import { Card } from '~/components/ui/card'
import { Icon } from '~/components/ui/icon'
import { SafeImage } from '~/components/ui/safe-image'
import { Time } from '~/components/ui/time'
import type { PanelPicture } from '~/panels/url'
import { panelThumbPath } from '~/panels/url'

type ProjectCard = {
  id: string
  name: string
  brandId: string
  updatedAt: number
  cover: PanelPicture | null
}

/** Projects as cards with the first panel of their home page, in the project's own colours. */
export function ProjectGrid({ projects }: { projects: readonly ProjectCard[] }) {
  return (
    <ul className="page-body grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
      {projects.map((project) => (
        <li key={project.id} className="min-w-0">
          <Card link>
            <Cover {...project} />
            <div className="border-t border-n200 px-3 py-2.5">
              <h2 className="truncate-line font-medium">
                <Link to={`/projects/${project.id}`} className="cover-link">
                  {project.name}
                </Link>
              </h2>
              <p className="muted">
                Changed <Time at={project.updatedAt} />
              </p>
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
