import { pathTo } from '~/map/path-to'

/** The page and section behind the screens of a project's pictures. */
export const placeBehind = ({ searchParams }: URL) => ({
  p: searchParams.get('p'),
  s: searchParams.get('s'),
})

/** A project's pictures, with one that is being changed. */
export const picturesPath = (id: string, url: URL, picture?: string) =>
  pathTo('/projects/:id/pictures', { id }, { ...placeBehind(url), picture })
