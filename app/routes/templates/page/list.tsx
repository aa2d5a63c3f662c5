import type { LiveHandle } from '~/components/shell/live'
import { kindWords } from '~/messages/templates'
import { screen } from '~/routes/http/screen-and-act.server'
import { templateList } from '../list.server'

export { studioStyles as links } from '../styles'
export { TemplateList as default } from '../template-list'

export const loader = screen(({ actor, url }) => templateList(actor, 'page', url.searchParams))

export const handle: LiveHandle = { live: 'list:templates' }

export const meta = () => [{ title: `${kindWords.page.title} · Panelry` }]
