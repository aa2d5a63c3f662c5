import type { LinksFunction } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { loadShared } from './load-shared.server'
import styles from './share.css?url'
import { SharedScreen, sharedMeta } from './shared-screen'
import { visitorForms } from './visitor-forms.server'

export const loader = screen(loadShared)
export const action = act(visitorForms)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => sharedMeta(data)

/** Another page of a shared preview. */
export default function SharedPage() {
  return <SharedScreen {...useLoaderData<typeof loader>()} />
}
