import type { LinksFunction } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { sharedPage } from '~/features/share/shared-page.server'
import { newId } from '~/platform/ids.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { leaveComment } from './leave-comment.server'
import styles from './share.css?url'
import { SharedScreen, sharedMeta } from './shared-screen'

export const loader = screen(({ params: { token = '', page = '' } }) => ({
  ...sharedPage(token, page),
  token,
  formKey: newId(),
}))

/** A comment, where visitors may leave one; every other post is refused. */
export const action = act(leaveComment)

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => sharedMeta(data)

/** Another page of a shared preview. */
export default function SharedPage() {
  return <SharedScreen {...useLoaderData<typeof loader>()} />
}
