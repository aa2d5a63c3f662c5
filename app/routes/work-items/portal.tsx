import type { LinksFunction } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import styles from '~/styles/portal.css?url'

/** Around the screens of the client portal, whose looks nobody else has to load. */
export default Outlet

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
