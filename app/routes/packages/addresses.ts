import { pathTo } from '~/map/path-to'

export const packagesPath = '/requests/packages'

/** The screen of a package. */
export const packagePath = (id: string) => pathTo('/requests/packages/:package', { package: id })
